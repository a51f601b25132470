import {
  cnpjValido,
  cpfValido,
  digitosDoCnpj,
  digitosDoCpf,
  limparCnpj,
  mascararCnpj,
  mascararCpf,
} from '@dominio/contrato/documentos';

/** Most documents checked at once: nobody reads a longer list. */
export const MAXIMO_DE_DOCUMENTOS = 500;

export interface Conferencia {
  /** The document as it was pasted. */
  readonly texto: string;
  /** The document with its mask; as pasted when it is neither CPF nor CNPJ. */
  readonly documento: string;
  readonly tipo: 'CPF' | 'CNPJ' | null;
  readonly valido: boolean;
  /** What is wrong with it, or 'válido' with its kind. */
  readonly resultado: string;
}

const invalido = (texto: string, resultado: string): Conferencia => ({
  texto,
  documento: texto,
  tipo: null,
  valido: false,
  resultado,
});

function conferirCpf(texto: string, cpf: string): Conferencia {
  const valido = cpfValido(cpf);
  const resultado = valido
    ? 'CPF válido'
    : /^(\d)\1+$/.test(cpf)
      ? 'CPF inválido: todos os dígitos são iguais'
      : `CPF inválido: os dígitos verificadores seriam ${digitosDoCpf(cpf.slice(0, 9))}`;
  return { texto, documento: mascararCpf(cpf), tipo: 'CPF', valido, resultado };
}

function conferirCnpj(texto: string, cnpj: string): Conferencia {
  const valido = cnpjValido(cnpj);
  const resultado = valido
    ? `CNPJ ${/[A-Z]/.test(cnpj) ? 'alfanumérico ' : ''}válido`
    : /^(.)\1+$/.test(cnpj)
      ? 'CNPJ inválido: todos os caracteres são iguais'
      : /\d{2}$/.test(cnpj)
        ? `CNPJ inválido: os dígitos verificadores seriam ${digitosDoCnpj(cnpj.slice(0, 12))}`
        : 'CNPJ inválido: os dois últimos são sempre números';
  return { texto, documento: mascararCnpj(cnpj), tipo: 'CNPJ', valido, resultado };
}

/**
 * Checks one document, with or without its mask: eleven digits are a CPF, fourteen characters a
 * CNPJ.
 */
export function conferirDocumento(texto: string): Conferencia {
  const limpo = limparCnpj(texto);
  if (/^\d{11}$/.test(limpo)) return conferirCpf(texto, limpo);
  if (limpo.length === 14) return conferirCnpj(texto, limpo);
  return invalido(texto, `Não é CPF nem CNPJ: tem ${limpo.length} caracteres, não 11 nem 14`);
}

/** Checks documents typed or pasted one per line or separated by `;`; blank ones are skipped. */
export const conferirDocumentos = (colado: string): Conferencia[] =>
  colado
    .split(/[\n;]/)
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '')
    .slice(0, MAXIMO_DE_DOCUMENTOS)
    .map(conferirDocumento);
