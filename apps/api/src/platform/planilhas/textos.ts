/** Controls but those that part lines and columns, marks of direction, marks without width. */
const INVISIVEIS = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;
/** Also what parts lines: for a text of one line. */
const INVISIVEIS_E_QUEBRAS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** At most so many characters; never half of one that takes two places. */
export function cortado(texto: string, maximo: number): string {
  if (texto.length <= maximo) return texto;
  return texto.slice(0, maximo).replace(/[\ud800-\udbff]$/, '');
}

/**
 * A text of somebody's file as it may be kept: without what nobody sees and the database refuses, and
 * no longer than `maximo`.
 */
export const textoLimpo = (texto: string, maximo: number): string =>
  // Cut first, generously: what follows reads every character.
  cortado(
    cortado(texto, maximo * 2)
      .replace(INVISIVEIS, '')
      .toWellFormed()
      .trim(),
    maximo,
  );

const MAXIMO_DO_NOME = 120;

/** The name of a file as people are shown it: the last part of what was sent, in one line. */
export const nomeDeArquivoLimpo = (enviado: string, vazio: string): string =>
  cortado(
    cortado(enviado.split(/[/\\]/).at(-1) ?? '', 1_000)
      .replace(INVISIVEIS_E_QUEBRAS, '')
      .toWellFormed()
      .replace(/\s+/g, ' ')
      .trim(),
    MAXIMO_DO_NOME,
  ) || vazio;

/** Only letters and digits, without accents: names are compared by it. */
export const semEnfeite = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * `31/12/1990` as `1990-12-31`, the form in which dates are stored; other texts are left to the
 * field's own check.
 */
export function dataDaPlanilha(valor: string): string {
  const partes = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(valor.trim());
  if (!partes) return valor.trim();
  const [, dia = '', mes = '', ano = ''] = partes;
  return `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
}
