import {
  cnpjValido,
  cpfValido,
  digitosDoCnpj,
  digitosDoCpf,
  limparCnpj,
  mascararCnpj,
  mascararCpf,
} from '@dominio/contrato/documentos';

/** Documents checked at a time: a screen of them is read, thousands are not. */
export const MAXIMO_DE_DOCUMENTOS = 500;

export interface Conferencia {
  /** As it was written. */
  readonly texto: string;
  /** With its mask, once it is clear what it is. */
  readonly documento: string;
  readonly tipo: 'CPF' | 'CNPJ' | null;
  readonly valido: boolean;
  /** What is wrong, or 'válido' with what it is. */
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

/** Checks one document, with or without its mask: eleven digits are a CPF, fourteen characters a CNPJ. */
export function conferirDocumento(texto: string): Conferencia {
  const limpo = limparCnpj(texto);
  if (/^\d{11}$/.test(limpo)) return conferirCpf(texto, limpo);
  if (limpo.length === 14) return conferirCnpj(texto, limpo);
  return invalido(texto, `Não é CPF nem CNPJ: tem ${limpo.length} caracteres, não 11 nem 14`);
}

/** Checks what was typed or pasted, one a line or parted by `;`; blank lines are passed over. */
export const conferirDocumentos = (colado: string): Conferencia[] =>
  colado
    .split(/[\n;]/)
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '')
    .slice(0, MAXIMO_DE_DOCUMENTOS)
    .map(conferirDocumento);
