import {
  type FiltroDaLista,
  Notificacao,
  notificacoesEndpoints,
} from '@dominio/contrato/notificacoes';
import { notificacoesAcoesEndpoints } from '@dominio/contrato/notificacoes-acoes';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';
import { umaPessoa } from './pessoa.ts';

/** An unread notification of the administrator. */
export const umaNotificacao = (mudancas: Partial<Notificacao> = {}): Notificacao =>
  Notificacao.parse({
    id: 1,
    usuario_id: umaPessoa().usuario.id,
    categoria: 'agenda',
    tipo: 'agendamento',
    tipo_evento: 'agendamento_criado',
    titulo: 'Aviso',
    mensagem: 'Texto',
    timestamp: AGORA.getTime() / 1_000,
    criado_em: AGORA.toISOString(),
    tracking_key: `notificacao-${mudancas.id ?? 1}`,
    lida: false,
    importante: false,
    contagem: 1,
    message: null,
    event_data: null,
    canal_envio: 'push',
    status_envio: 'enviado',
    url: null,
    dados: { criado_por: null, agendamento_id: null },
    ...mudancas,
  } satisfies Notificacao);

/** Answers the list of the signed-in person's newest notifications. */
export const responderNotificacoes = (notifications: Notificacao[]) =>
  responder(notificacoesEndpoints.doUsuario, ({ query: { limit } }) => ({
    notifications,
    total: notifications.length,
    unread_count: notifications.filter(({ lida }) => !lida).length,
    limit,
  }));

const NO_FILTRO: Readonly<Record<FiltroDaLista, (uma: Notificacao) => boolean>> = {
  todas: ({ adiada_ate }) => !adiada_ate,
  nao_lidas: ({ adiada_ate, lida }) => !adiada_ate && !lida,
  importantes: ({ adiada_ate, importante }) => !adiada_ate && importante,
  adiadas: ({ adiada_ate }) => adiada_ate !== undefined,
};

/**
 * Answers every call of the open list: what is marked stays so, and what is removed comes back when
 * that is undone.
 */
export function responderListaDeNotificacoes(iniciais: readonly Notificacao[]): void {
  let todas = [...iniciais];
  let antes = todas;
  const naoLidasJa = () => todas.filter(({ lida, adiada_ate }) => !lida && !adiada_ate);
  const feito = () => ({ success: true, message: '', unread_count: naoLidasJa().length });
  const mudar = (mudancaDe: (uma: Notificacao) => Partial<Notificacao>) => {
    todas = todas.map((uma) => ({ ...uma, ...mudancaDe(uma) }));
    return feito();
  };
  const tirar = (sai: (uma: Notificacao) => boolean) => {
    antes = todas;
    todas = todas.filter((uma) => !sai(uma));
    const removidas = antes.length - todas.length;
    const instante = AGORA.toISOString();
    return { ...feito(), removidas, removida_em: instante, desfazer_ate: instante };
  };
  const listar = (notifications: Notificacao[], limit: number) => ({
    notifications,
    total: notifications.length,
    unread_count: naoLidasJa().length,
    limit,
  });
  const { doUsuario, naoLidas, marcarTodas } = notificacoesEndpoints;
  const { importantes, alternarImportante, remover, limpar, restaurar } =
    notificacoesAcoesEndpoints;
  responder(doUsuario, ({ query }) => {
    const { limit, filtro = 'todas', categoria, busca = '', antes_de = 0 } = query;
    const achadas = todas.filter(
      (uma) =>
        NO_FILTRO[filtro](uma) &&
        (categoria === undefined || uma.categoria === categoria) &&
        `${uma.titulo} ${uma.mensagem}`.toLowerCase().includes(busca.toLowerCase()),
    );
    // The place of the next page is how many stand before it.
    const proxima = antes_de + limit < achadas.length ? antes_de + limit : null;
    const pagina = achadas.slice(antes_de, antes_de + limit);
    return { ...listar(pagina, limit), total: achadas.length, proxima };
  });
  responder(notificacoesAcoesEndpoints.adiar, ({ params, body }) => {
    const adiada_ate = body.ate?.toISOString();
    return {
      ...mudar(({ id }) => (id === params.id ? { adiada_ate } : {})),
      adiada_ate: adiada_ate ?? null,
    };
  });
  responder(notificacoesEndpoints.marcarLida, ({ params }) =>
    mudar(({ id }) => (id === params.id ? { lida: true } : {})),
  );
  responder(naoLidas, naoLidasJa);
  responder(marcarTodas, () => mudar(() => ({ lida: true })));
  responder(importantes, ({ query: { limit } }) =>
    listar(
      todas.filter(({ importante }) => importante),
      limit,
    ),
  );
  responder(alternarImportante, ({ params }) => {
    const importante = !todas.find(({ id }) => id === params.id)?.importante;
    return { ...mudar(({ id }) => (id === params.id ? { importante } : {})), importante };
  });
  responder(remover, ({ params }) => tirar(({ id }) => id === params.id));
  responder(limpar, ({ query }) =>
    tirar(({ importante }) => !query.manter_importantes || !importante),
  );
  responder(restaurar, () => {
    todas = antes;
    return feito();
  });
}
