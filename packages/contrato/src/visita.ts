import type { Endpoint } from './endpoint.ts';

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
