import type { Endpoint } from './endpoint.ts';
import type { MapaDePermissoes } from './permissoes.ts';

/** Kinds of answer that a visit never gets: it has no live feed, and takes nothing out. */
const TIPOS_RECUSADOS: readonly unknown[] = ['text/event-stream', 'text/csv'];
/** What is the person's alone: sessions, keys, codes, personal data. */
const SO_DA_PESSOA = /^\/(api\/)?(usuarios\/me|lgpd)\//;

/**
 * Whether a call may be made while somebody's session is only seen ('Ver como'): what reads may,
 * what writes or is the person's alone may not, but for calls that say so of themselves.
 */
export function cabeNaVisita({ method, path, tipo, naVisita }: Endpoint): boolean {
  if (naVisita !== undefined) return naVisita;
  return method === 'GET' && !TIPOS_RECUSADOS.includes(tipo) && !SO_DA_PESSOA.test(path);
}

/** The refusal of what does not fit. */
export const recusaNaVisita = (nome: string) =>
  `Você está vendo como ${nome}: isto não pode ser feito.`;

/** Said wherever something that writes would stand. */
export const somenteLeitura = (nome: string) => `Somente leitura: você está vendo como ${nome}`;

/** Whether what an action lets somebody do is reading, and goes on in a visit. */
const soLe = (modulo: string, acao: string) =>
  acao === 'visualizar' ||
  acao.startsWith('ver_') ||
  // Areas that are entered; to take care of people is to change them.
  (acao === 'acessar' && modulo !== 'user_management');

/** Whether an act that an answer offers is reading, and goes on in a visit: `acoes.ler_…`. */
export const atoSoLe = (ato: string) => ato.startsWith('ler_');

/**
 * What is left of somebody's permissions while their session is only seen: buttons ask these, so that
 * nothing is offered which would be refused. To read, and to open a page, takes the same as ever.
 */
export const permissoesNaVisita = (mapa: MapaDePermissoes): MapaDePermissoes =>
  Object.fromEntries(
    Object.entries(mapa).map(([modulo, acoes]) => [
      modulo,
      acoes.filter((acao) => soLe(modulo, acao)),
    ]),
  );
