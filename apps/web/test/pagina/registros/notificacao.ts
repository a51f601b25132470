import { Notificacao, notificacoesEndpoints } from '@dominio/contrato/notificacoes';
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
