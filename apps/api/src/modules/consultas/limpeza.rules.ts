import { recusaDoDia } from '@dominio/contrato/datas';
import { Email, emailCanonico } from '@dominio/contrato/emails';
import { erroDoMunicipio } from '@dominio/contrato/empresas-municipio';
import { telefoneValido } from '@dominio/contrato/telefones';
import { UFS, type Uf } from '@dominio/contrato/ufs';

/**
 * What is made of one value of an answer from outside. Each of these takes whatever came, answers
 * what may be kept of it, and null for the rest: nothing here throws.
 */

/** An object's fields; none of anything else. */
export const camposDe = (valor: unknown): Readonly<Record<string, unknown>> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
    ? (valor as Record<string, unknown>)
    : {};

/** A list's items that are objects, no more than `maximo`; none of anything else. */
export const itensDe = (valor: unknown, maximo: number) =>
  (Array.isArray(valor) ? valor.slice(0, maximo) : [])
    .filter((item) => typeof item === 'object' && item !== null)
    .map(camposDe);

/** At most so many characters, and no half word where a whole one is left. */
function cortar(texto: string, maximo: number): string {
  if (texto.length <= maximo) return texto;
  const letras = Array.from(texto.slice(0, maximo + 1));
  let curto = '';
  for (const letra of letras) {
    if (curto.length + letra.length > maximo) break;
    curto += letra;
  }
  const ultimoEspaco = curto.lastIndexOf(' ');
  return (ultimoEspaco > maximo / 2 ? curto.slice(0, ultimoEspaco) : curto).trimEnd();
}

/** One line of plain text: without tags, control characters and spaces too many, cut at a word. */
export function umTexto(valor: unknown, maximo: number): string | null {
  if (typeof valor !== 'string' && typeof valor !== 'number') return null;
  const limpo = String(valor)
    .slice(0, 10_000)
    .toWellFormed()
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\p{C}\p{Z}\s\uFFFD]+/gu, ' ')
    .replaceAll(/[<>]/g, '')
    .trim();
  return cortar(limpo, maximo) || null;
}

/** A day that exists and has come, written as 2013-10-03, with an hour behind or as 03/10/2013. */
export function umDia(valor: unknown, hoje: string): string | null {
  if (typeof valor !== 'string') return null;
  const [, dia, mes, ano] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(valor.trim()) ?? [];
  const iso = ano
    ? `${ano}-${mes}-${dia}`
    : (/^(\d{4}-\d{2}-\d{2})(?=$|[T ])/.exec(valor)?.[1] ?? '');
  return recusaDoDia(iso) === undefined && iso <= hoje ? iso : null;
}

/**
 * The digits of a code, with or without its signs and the name behind it: `62.04-0-00`,
 * `206-2 - Sociedade Empresária Limitada`. As a number it may have lost its first zeros.
 */
export function umCodigo(valor: unknown, tamanho: number): string | null {
  if (typeof valor === 'number') {
    const digitos = Number.isSafeInteger(valor) && valor > 0 ? String(valor) : '';
    return digitos !== '' && digitos.length <= tamanho ? digitos.padStart(tamanho, '0') : null;
  }
  if (typeof valor !== 'string') return null;
  const digitos = (/^[\d.\-/\s]{1,40}/.exec(valor)?.[0] ?? '').replaceAll(/\D/g, '');
  return digitos.length === tamanho && !/^0+$/.test(digitos) ? digitos : null;
}

const MAIOR_CAPITAL = 1e13;

/** Centavos of reais, as a number or as `190000.00`; of nothing that is no amount. */
export function umCapital(valor: unknown): number | null {
  if (typeof valor === 'string' && !/^\d{1,14}(\.\d{1,2})?$/.test(valor.trim())) return null;
  if (typeof valor !== 'string' && typeof valor !== 'number') return null;
  const centavos = Math.round(Number(valor) * 100);
  return centavos >= 0 && centavos <= MAIOR_CAPITAL ? centavos : null;
}

/** A telephone of ten or eleven digits; the first of several. */
export function umTelefone(valor: unknown): string | null {
  const texto = umTexto(valor, 60)?.split(/[/;,]/, 1)[0]?.trim() ?? '';
  const digitos = texto.replaceAll(/\D/g, '');
  return telefoneValido(digitos) ? digitos : null;
}

export function umEmail(valor: unknown): string | null {
  if (typeof valor !== 'string' || valor.length > 254) return null;
  const email = emailCanonico(valor);
  return Email.safeParse(email).success ? email : null;
}

export function umaUf(valor: unknown): Uf | null {
  return UFS.find((uf) => uf === umTexto(valor, 2)?.toUpperCase()) ?? null;
}

/** Eight digits of a CEP. */
export const umCep = (valor: unknown) => umCodigo(valor, 8);

/** Seven digits of a town, as IBGE has them; a code of another table, or of another state, is none. */
export function umMunicipio(valor: unknown, uf: Uf | null): string | null {
  const codigo = umCodigo(valor, 7);
  const daTabela = codigo !== null && /^[1-5]/.test(codigo);
  return daTabela && erroDoMunicipio({ uf, municipio_ibge: codigo }) === null ? codigo : null;
}

/** Whether a word or a flag says yes; null where it says neither. */
export function umSimOuNao(valor: unknown): boolean | null {
  if (typeof valor === 'boolean') return valor;
  const palavra = typeof valor === 'string' ? valor.trim().toLowerCase() : '';
  if (palavra === 'sim' || palavra === 's') return true;
  return ['não', 'nao', 'n'].includes(palavra) ? false : null;
}
