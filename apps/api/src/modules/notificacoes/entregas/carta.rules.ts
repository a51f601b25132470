import { type Categoria, NOME_DA_CATEGORIA } from '@dominio/contrato/notificacoes-tipos';
import type { Carta, Paragrafo } from '../../../platform/email/carta.ts';
import type { Bilhetes } from '../descadastro/bilhete.ts';
import { porQueNaoSai } from '../descadastro/descadastro.presenter.ts';
import { enderecoDasPreferencias, enderecoDoDescadastro } from '../descadastro/enderecos.ts';
import type { Saida } from '../descadastro/saidas.service.ts';
import type { ParaEnviar } from './entregas.repository.ts';

/** Notifications that one letter tells; the list has the others. */
const MAXIMO_NA_CARTA = 50;
/** Types that the small print names one by one. */
const MAXIMO_DE_SAIDAS = 5;
/** Longest subject: beyond it mail programs show none of it. */
const MAXIMO_DO_ASSUNTO = 150;

type Contada = Pick<
  ParaEnviar,
  | 'id'
  | 'usuario_id'
  | 'client_id'
  | 'nome'
  | 'categoria'
  | 'titulo'
  | 'mensagem'
  | 'html'
  | 'url'
  | 'carta'
  | 'criado_em'
>;

interface Meios {
  readonly escritorio: string;
  readonly urlPublica: string;
  readonly bilhetes: Bilhetes;
  /** The types of these notifications, as far as they are known. */
  readonly saidas: readonly Omit<Saida, 'porPadrao'>[];
  /** Makes a message with marks fit to leave the house. */
  readonly marcar: (html: string, urlPublica: string) => Exclude<Paragrafo, string>;
}

const cortado = (texto: string) =>
  texto.length <= MAXIMO_DO_ASSUNTO
    ? texto
    : `${texto
        .slice(0, MAXIMO_DO_ASSUNTO - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;

/** What the subject says of notifications, the newest first. */
function assuntoDe(entregas: readonly Contada[]): string {
  const [{ titulo, carta } = { titulo: '', carta: null }, ...outras] = entregas;
  if (outras.length === 0) return cortado(carta?.assunto ?? titulo);
  const iguais = outras.every((uma) => uma.titulo === titulo);
  const resto = iguais ? '' : outras.length === 1 ? ' e outra' : ' e outras';
  return cortado(`${entregas.length} notificações: ${titulo}${resto}`);
}

const naLista = (urlPublica: string, mais: number, deCliente: boolean) => ({
  texto: mais === 1 ? 'E mais 1 notificação' : `E mais ${mais} notificações`,
  // The client area has them in its bell alone.
  endereco: `${urlPublica}${deCliente ? '/area-cliente' : '/notificacoes'}`,
});

/** In small print, how each type is left, or why it is not. */
function rodapeDe(
  { usuario_id: usuarioId, client_id }: Pick<Contada, 'usuario_id' | 'client_id'>,
  { bilhetes, saidas, urlPublica }: Meios,
): Carta['rodape'] {
  const linhas = saidas.slice(0, MAXIMO_DE_SAIDAS).map((saida) => {
    const token = bilhetes.assinar({ usuarioId, tipos: [saida.tipo] });
    if (saida.presa !== null || token === null) return { texto: porQueNaoSai(saida) };
    return {
      texto: `Deixar de receber “${saida.titulo}” por e-mail`,
      endereco: enderecoDoDescadastro(urlPublica, token),
    };
  });
  const preferencias = {
    texto: 'Escolha do que ser avisado, e por quais meios',
    endereco: enderecoDasPreferencias(urlPublica, client_id !== null),
  };
  return [...linhas, preferencias];
}

/**
 * The headers by which mail programs offer to leave (RFC 2369, RFC 8058): what may be left of the
 * letter, all of it at once.
 */
function cabecalhosDe(usuarioId: number, { bilhetes, saidas, urlPublica }: Meios) {
  const livres = saidas.filter(({ presa }) => presa === null).map(({ tipo }) => tipo);
  const token = livres.length > 0 ? bilhetes.assinar({ usuarioId, tipos: livres }) : null;
  return {
    // Says to mail programs that nobody waits for an answer (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(token !== null && {
      'List-Unsubscribe': `<${enderecoDoDescadastro(urlPublica, token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/**
 * The letter of one or more notifications to one person: the newest first, and several by category, as
 * many as are read at once.
 */
export function comporCarta(entregas: readonly Contada[], meios: Meios) {
  const { escritorio, urlPublica, marcar } = meios;
  const porIdade = entregas.toSorted(
    (uma, outra) => outra.criado_em.getTime() - uma.criado_em.getTime() || outra.id - uma.id,
  );
  const [primeira] = porIdade;
  if (!primeira) return;
  const contadas = porIdade.slice(0, MAXIMO_NA_CARTA);
  const mais = porIdade.length - contadas.length;
  const partes = Map.groupBy(contadas, ({ categoria }) => categoria);
  const nomeDaParte = (categoria: Categoria) =>
    porIdade.length > 1 ? { parte: NOME_DA_CATEGORIA[categoria] } : {};
  const carta: Carta = {
    escritorio,
    saudacao: `Olá, ${primeira.nome.split(' ', 1)[0]}.`,
    assuntos: [...partes].flatMap(([categoria, daParte]) =>
      daParte.map(({ titulo, mensagem, html, carta: alem, url }) => ({
        ...nomeDaParte(categoria),
        titulo,
        paragrafos: [
          html === null ? mensagem : marcar(html, urlPublica),
          ...(alem?.alem ? [alem.alem] : []),
        ],
        ...(url !== null && { abrir: { rotulo: 'Abrir', endereco: `${urlPublica}${url}` } }),
      })),
    ),
    ...(mais > 0 && { mais: naLista(urlPublica, mais, primeira.client_id !== null) }),
    rodape: rodapeDe(primeira, meios),
  };
  return {
    assunto: assuntoDe(porIdade),
    carta,
    cabecalhos: cabecalhosDe(primeira.usuario_id, meios),
  };
}
