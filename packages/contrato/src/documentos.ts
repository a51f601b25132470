/** Check digit of modulo 11 as the Receita Federal defines it: remainders 0 and 1 give 0. */
function digito(valores: number[], pesos: number[]): number {
  const soma = valores.reduce((total, valor, i) => total + valor * (pesos[i] ?? 0), 0);
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}

const PESOS_CNPJ = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Letters and digits of a CNPJ, upper-cased, without the mask. */
export const limparCnpj = (cnpj: string) => cnpj.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** The first eight characters of a CNPJ without its mask, which a head office and its branches share. */
export const raizDoCnpj = (cnpj: string) => cnpj.slice(0, 8);

/** The two check digits of the twelve characters of a CNPJ; a character is worth its ASCII code − 48. */
export function digitosDoCnpj(base: string): string {
  const valores = Array.from(base, (letra) => letra.charCodeAt(0) - 48);
  const primeiro = digito(valores, PESOS_CNPJ.slice(1));
  return `${primeiro}${digito([...valores, primeiro], PESOS_CNPJ)}`;
}

/** Whether a CNPJ, masked or not, is valid: alphanumeric since July 2026 (IN RFB 2.229/2024). */
export function cnpjValido(cnpj: string): boolean {
  const limpo = limparCnpj(cnpj);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(limpo) || /^(.)\1{13}$/.test(limpo)) return false;
  return digitosDoCnpj(limpo.slice(0, 12)) === limpo.slice(12);
}

/** `AA.AAA.AAA/AAAA-DV`. A text that does not have fourteen characters is returned unchanged. */
export function mascararCnpj(cnpj: string): string {
  const partes = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/.exec(limparCnpj(cnpj));
  return partes ? `${partes[1]}.${partes[2]}.${partes[3]}/${partes[4]}-${partes[5]}` : cnpj;
}

/** The two check digits of the nine digits of a CPF. */
export function digitosDoCpf(base: string): string {
  const valores = Array.from(base, Number);
  const primeiro = digito(valores, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return `${primeiro}${digito([...valores, primeiro], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])}`;
}

/** Digits of a CPF, without the mask. */
export const limparCpf = (cpf: string) => cpf.replaceAll(/\D/g, '');

/** `000.000.000-00`. A text that does not have eleven digits is returned unchanged. */
export function mascararCpf(cpf: string): string {
  const partes = /^(.{3})(.{3})(.{3})(.{2})$/.exec(limparCpf(cpf));
  return partes ? `${partes[1]}.${partes[2]}.${partes[3]}-${partes[4]}` : cpf;
}

/** Whether a CPF, masked or not, is valid; eleven equal digits are not. */
export function cpfValido(cpf: string): boolean {
  const limpo = limparCpf(cpf);
  if (limpo.length !== 11 || /^(\d)\1{10}$/.test(limpo)) return false;
  return digitosDoCpf(limpo.slice(0, 9)) === limpo.slice(9);
}

/** `***.456.789-**`: enough to tell two people apart, not enough to be used. */
export const ocultarCpf = (cpf: string | null): string | null =>
  cpf && `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
