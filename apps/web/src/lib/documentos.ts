import { limparCnpj, limparCpf, mascararCnpj, mascararCpf } from '@dominio/contrato/documentos';

/** How a CNPJ is typed and read: alphanumeric since July 2026. */
export const CNPJ = {
  nome: 'CNPJ',
  tamanho: 14,
  limpar: limparCnpj,
  mascarar: mascararCnpj,
  exemplo: '00.000.000/0000-00',
  soDigitos: false,
} as const;

/** How a CPF is typed and read. */
export const CPF = {
  nome: 'CPF',
  tamanho: 11,
  limpar: limparCpf,
  mascarar: mascararCpf,
  exemplo: '000.000.000-00',
  soDigitos: true,
} as const;
