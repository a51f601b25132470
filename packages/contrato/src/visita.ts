import type { Endpoint } from './endpoint.ts';
import type { MapaDePermissoes } from './permissoes.ts';

/** Content types that a visit never gets: the live feed and exports. */
const TIPOS_RECUSADOS: readonly unknown[] = ['text/event-stream', 'text/csv'];
/** Calls for the person alone: sessions, keys, codes, personal data. */
const SO_DA_PESSOA = /^\/(api\/)?(usuarios\/me|lgpd)\//;

/**
 * Whether a call may be made in a visit of 'Ver como': calls that read may, calls that write or are
 * for the person alone may not, unless the call itself says otherwise.
 */
export function cabeNaVisita({ method, path, tipo, naVisita }: Endpoint): boolean {
  if (naVisita !== undefined) return naVisita;
  return method === 'GET' && !TIPOS_RECUSADOS.includes(tipo) && !SO_DA_PESSOA.test(path);
}

/** The refusal of a call that a visit may not make. */
export const recusaNaVisita = (nome: string) =>
  `Você está vendo como ${nome}: isto não pode ser feito.`;

/** Shown where a button that writes would be. */
export const somenteLeitura = (nome: string) => `Somente leitura: você está vendo como ${nome}`;

/** Whether an action only reads, so that it is allowed in a visit. */
const soLe = (modulo: string, acao: string) =>
  acao === 'visualizar' ||
  acao.startsWith('ver_') ||
  // `acessar` opens an area, which is reading; in user management it means changing people.
  (acao === 'acessar' && modulo !== 'user_management');

/** Whether an action in an answer only reads, so that it is offered in a visit: `acoes.ler_…`. */
export const atoSoLe = (ato: string) => ato.startsWith('ler_');

/**
 * The permissions that a visit leaves of a person's: buttons are shown by these, so that none is
 * offered which would be refused. Reading and opening pages take the same permissions as outside a
 * visit.
 */
export const permissoesNaVisita = (mapa: MapaDePermissoes): MapaDePermissoes =>
  Object.fromEntries(
    Object.entries(mapa).map(([modulo, acoes]) => [
      modulo,
      acoes.filter((acao) => soLe(modulo, acao)),
    ]),
  );
