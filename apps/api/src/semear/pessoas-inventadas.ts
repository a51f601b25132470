import type { Invencoes } from '../platform/sementes.ts';
import { NOMES, SOBRENOMES } from './firma/nomes.ts';
import { celularNumero, type Municipio } from './municipios.ts';

/** Has no factor in common with the number of names, so multiples of it visit each name once. */
const PASSO = 7_919;
const OUTROS = SOBRENOMES.length - 1;
const NOMES_DE_PESSOA = NOMES.length * SOBRENOMES.length * OUTROS;

/** The n-th invented person: the first 470,000 have different names, of two surnames. */
export function pessoaNumero(n: number): string {
  const lugar = (n * PASSO) % NOMES_DE_PESSOA;
  const resto = Math.floor(lugar / NOMES.length);
  const primeiro = resto % SOBRENOMES.length;
  const segundo =
    (primeiro + 1 + (Math.floor(resto / SOBRENOMES.length) % OUTROS)) % SOBRENOMES.length;
  return `${NOMES[lugar % NOMES.length]} ${SOBRENOMES[primeiro]} ${SOBRENOMES[segundo]}`;
}

const semAcento = (texto: string) => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `nome.sobrenome`, in the letters that an e-mail address allows. */
export const apelidoDe = (nome: string) =>
  semAcento(nome)
    .split(' ')
    .filter((_, i, partes) => i === 0 || i === partes.length - 1)
    .join('.');

/** The domain of a company that the firm serves, by its name. */
export const dominioDe = (nome: string) => `${semAcento(nome).replaceAll(/[^a-z0-9]+/g, '')}.demo`;

/** The people of a client, by the number that its company has: its partners first, then its staff. */
const POR_CLIENTE = 10;
const PRIMEIRO_EMPREGADO = 6;
export const socioNumero = (n: number, i: number) => pessoaNumero(n * POR_CLIENTE + i);
export const empregadoNumero = (n: number, i: number) =>
  pessoaNumero(n * POR_CLIENTE + PRIMEIRO_EMPREGADO + i);

export const INVENCOES: Invencoes = {
  pessoa: pessoaNumero,
  email: (pessoa, cliente) => `${apelidoDe(pessoa)}@${dominioDe(cliente)}`,
  celular: (n, municipio) => celularNumero(n, municipio as Municipio),
};
