import {
  cnpjValido,
  cpfValido,
  limparCnpj,
  limparCpf,
  mascararCnpj,
  mascararCpf,
} from './documentos.ts';
import { Email } from './emails.ts';
import { telefoneValido } from './telefones.ts';

export const CHAVE_PIX_INVALIDA =
  'Chave Pix inválida. Use CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória.';

/** The kinds of Pix keys, as the Central Bank's directory has them. */
const NOME_DA_CHAVE = {
  email: 'E-mail',
  aleatoria: 'Chave aleatória',
  telefone: 'Telefone',
  cpf: 'CPF',
  cnpj: 'CNPJ',
} as const;
type TipoDaChave = keyof typeof NOME_DA_CHAVE;

const ALEATORIA = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A Brazilian number as the directory has it, `+5511987654321`; undefined for any other. */
function telefoneDaChave(texto: string): string | undefined {
  if (!telefoneValido(texto)) return;
  const digitos = texto.replaceAll(/\D/g, '');
  if (!texto.startsWith('+')) return `+55${digitos}`;
  return digitos.startsWith('55') ? `+${digitos}` : undefined;
}

/**
 * A Pix key in the one form in which the directory has it, by which its kind is told again; undefined
 * for what is none. Eleven bare digits that are a CPF are one: a telephone that looks the same is
 * written with its brackets or after +55.
 */
export function chavePixCanonica(texto: string): string | undefined {
  const limpo = texto.trim();
  if (limpo.includes('@')) {
    const email = Email.safeParse(limpo);
    return email.success ? email.data : undefined;
  }
  if (ALEATORIA.test(limpo)) return limpo.toLowerCase();
  const comMascara = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(limpo);
  if ((comMascara || /^\d{11}$/.test(limpo)) && cpfValido(limpo)) return limparCpf(limpo);
  // Written as a CPF, it is no telephone of the same digits.
  if (comMascara) return;
  if (/^[\dA-Za-z./-]+$/.test(limpo) && cnpjValido(limpo)) return limparCnpj(limpo);
  return telefoneDaChave(limpo);
}

/** The kind of a canonical key. */
function tipoDaChave(chave: string): TipoDaChave {
  if (chave.includes('@')) return 'email';
  if (ALEATORIA.test(chave)) return 'aleatoria';
  if (chave.startsWith('+')) return 'telefone';
  return chave.length === 11 ? 'cpf' : 'cnpj';
}

/** `(11) 98765-4321` of `+5511987654321`. */
const mascararTelefone = (chave: string) =>
  chave.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

const MASCARAS: Readonly<Partial<Record<TipoDaChave, (chave: string) => string>>> = {
  cpf: mascararCpf,
  cnpj: mascararCnpj,
  telefone: mascararTelefone,
};

/** A canonical key as people write it: '123.456.789-09'. */
export const chavePixEscrita = (chave: string): string =>
  MASCARAS[tipoDaChave(chave)]?.(chave) ?? chave;

/** A canonical key with its kind: 'CPF 123.456.789-09'. */
export const chavePixDita = (chave: string): string =>
  `${NOME_DA_CHAVE[tipoDaChave(chave)]} ${chavePixEscrita(chave)}`;
