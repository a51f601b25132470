import { isIPv6 } from 'node:net';
import type { Db } from '../../../platform/db.ts';
import { Recusa } from '../../../platform/erros.ts';
import * as repo from './freio.repository.ts';

export interface Limite {
  readonly chave: string;
  readonly maximo: number;
  readonly janelaMs: number;
}

const MINUTO = 60_000;

/** Eight groups of an IPv6 address without leading zeros, however it was written (RFC 5952). */
function gruposDe(ip: string): string[] {
  const [endereco = ''] = ip.split('%', 1);
  const [inicio = '', fim] = new URL(`http://[${endereco}]`).hostname.slice(1, -1).split('::');
  const partes = (texto = '') => (texto === '' ? [] : texto.split(':'));
  const antes = partes(inicio);
  const depois = partes(fim);
  const zeros = Array.from({ length: 8 - antes.length - depois.length }, () => '0');
  return [...antes, ...zeros, ...depois];
}

/**
 * The network of an address. An IPv6 customer has a /64, so its addresses count as one; IPv4 inside
 * IPv6 is IPv4.
 */
export function rede(ip: string | null): string {
  if (!ip || !isIPv6(ip)) return ip ?? '?';
  const grupos = gruposDe(ip);
  if (grupos.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return grupos.slice(0, 4).join(':');
  return grupos
    .slice(6)
    .map((grupo) => Number.parseInt(grupo, 16))
    .flatMap((numero) => [numero >> 8, numero & 255])
    .join('.');
}

/**
 * Limits of failed sign-ins to one account (decisoes.md §5; seguranca.md P3). Five from one network
 * stop somebody who guesses, without locking the owner out elsewhere; twenty in all stop guesses
 * from many networks. The e-mail is in lower case, by the contract.
 */
export const limitesDaConta = (email: string, ip: string | null): readonly Limite[] => [
  { chave: `conta+rede:${email}|${rede(ip)}`, maximo: 5, janelaMs: 15 * MINUTO },
  { chave: `conta:${email}`, maximo: 20, janelaMs: 15 * MINUTO },
];

/** Sixty failures stop one network that tries many accounts. */
export const limiteDaRede = (ip: string | null): Limite => ({
  chave: `rede:${rede(ip)}`,
  maximo: 60,
  janelaMs: 15 * MINUTO,
});

/**
 * Sixty answers of the provider that open no session. Counted apart from sign-ins: any page can
 * make a browser send such an answer, and that must not stop the office from signing in.
 */
export const limiteDoRetorno = (ip: string | null): Limite => ({
  chave: `retorno:${rede(ip)}`,
  maximo: 60,
  janelaMs: 15 * MINUTO,
});

/**
 * Five wrong guesses at the password of one's own session, so that whoever finds a session open
 * cannot guess the password.
 */
export const limiteDaTroca = (usuarioId: number): Limite => ({
  chave: `troca:${usuarioId}`,
  maximo: 5,
  janelaMs: 15 * MINUTO,
});

/**
 * Limits of wrong codes of a second factor: of a million codes, three are right at any moment.
 * Sign-ins and sessions share one count, so that neither adds guesses to the other. The count is by
 * network too, so that whoever knows the password cannot lock the owner out elsewhere with five.
 */
export const limitesDoCodigo = (usuarioId: number, ip: string | null): readonly Limite[] => [
  { chave: `codigo+rede:${usuarioId}|${rede(ip)}`, maximo: 5, janelaMs: 15 * MINUTO },
  { chave: `codigo:${usuarioId}`, maximo: 10, janelaMs: 15 * MINUTO },
];

export const limiteDePedidosDeLink = (email: string): Limite => ({
  chave: `link:${email}`,
  maximo: 5,
  janelaMs: 60 * MINUTO,
});

export const limiteDePedidosDaRede = (ip: string | null): Limite => ({
  chave: `link-rede:${rede(ip)}`,
  maximo: 60,
  janelaMs: 60 * MINUTO,
});

/**
 * Challenges for passkeys that one network may ask for before signing in: enough for the whole firm
 * to arrive at once, twice.
 */
export const limiteDeDesafiosDaRede = (ip: string | null): Limite => ({
  chave: `desafio:${rede(ip)}`,
  maximo: 600,
  janelaMs: 15 * MINUTO,
});

/** Sixty unknown links stop a network that guesses them. */
export const limiteDeLinksDaRede = (ip: string | null): Limite => ({
  chave: `link-errado:${rede(ip)}`,
  maximo: 60,
  janelaMs: 15 * MINUTO,
});

function recusa(desde: Date, janelaMs: number, agora: Date): Recusa {
  const esperaMs = Math.max(MINUTO, desde.getTime() + janelaMs - agora.getTime());
  const minutos = Math.ceil(esperaMs / MINUTO);
  return new Recusa('MUITAS_TENTATIVAS', {
    detail: `Muitas tentativas. Aguarde ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}.`,
    headers: { 'retry-after': String(Math.ceil(esperaMs / 1000)) },
  });
}

/** Counts one use of a limit and says whether it still fits. */
export async function dentroDoLimite(db: Db, limite: Limite, agora: Date): Promise<boolean> {
  const { falhas } = await repo.contarTentativa(db, limite.chave, limite.janelaMs, agora);
  return falhas <= limite.maximo;
}

/**
 * Counts an attempt before its outcome is known, so that attempts in parallel cannot exceed the
 * limit; on success, take it back with `perdoar`.
 *
 * @returns whether it is the last within the limit: of attempts in parallel, one alone gets true.
 * @throws Recusa `MUITAS_TENTATIVAS` (429) with the wait in minutes.
 */
export async function reservar(db: Db, limites: readonly Limite[], agora: Date): Promise<boolean> {
  let ultima = false;
  for (const { chave, maximo, janelaMs } of limites) {
    const { falhas, desde } = await repo.contarTentativa(db, chave, janelaMs, agora);
    if (falhas > maximo) throw recusa(desde, janelaMs, agora);
    ultima ||= falhas === maximo;
  }
  return ultima;
}

/**
 * Refuses when the limit is reached, without counting.
 *
 * @throws Recusa `MUITAS_TENTATIVAS` (429) with the wait in minutes.
 */
export async function exigirFolga(db: Db, limite: Limite, agora: Date): Promise<void> {
  const linha = await repo.lerTentativas(db, limite.chave);
  const viva = linha && linha.desde.getTime() > agora.getTime() - limite.janelaMs;
  if (viva && linha.falhas >= limite.maximo) throw recusa(linha.desde, limite.janelaMs, agora);
}

/** Counts a failure. */
export async function contarFalha(db: Db, limite: Limite, agora: Date): Promise<void> {
  await repo.contarTentativa(db, limite.chave, limite.janelaMs, agora);
}

/** Clears the counts of an account after a success; the counts of its network stay. */
export async function perdoar(db: Db, limites: readonly Limite[]): Promise<void> {
  for (const { chave } of limites) await repo.esquecerTentativas(db, chave);
}
