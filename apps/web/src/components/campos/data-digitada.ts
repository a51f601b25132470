import { diaExiste } from '../calendario/dias.ts';

/** `AAAA-MM-DD` of what is written like a date, whether or not the day exists. */
function comoData(texto: string, hoje: string): string | undefined {
  const partes =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(texto.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(texto.trim());
  if (!partes) return undefined;
  const [, dia = '', mes = '', ano = hoje.slice(0, 4)] = partes;
  const completo = ano.length === 2 ? `20${ano}` : ano;
  return `${completo}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
}

/**
 * Reads a date as people type it: '18/11/2026', '18/11/26', '18/11' (of `hoje`'s year), '18112026'.
 *
 * @returns `AAAA-MM-DD`, or `undefined` when no such day exists.
 */
export function lerData(texto: string, hoje: string): string | undefined {
  const data = comoData(texto, hoje);
  return data && diaExiste(data) ? data : undefined;
}

/** `DD/MM/AAAA` of a civil date. */
export const mostrarData = (data: string): string => data.split('-').reverse().join('/');

/**
 * Why what was typed is no date: it names a day that no calendar has ('31/02/2027'), or is not
 * written as one.
 */
export function problemaDaData(texto: string, hoje: string): string {
  const data = comoData(texto, hoje);
  return data ? `${mostrarData(data)} não existe.` : 'Escreva a data como dd/mm/aaaa.';
}
