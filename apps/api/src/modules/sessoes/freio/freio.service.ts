import { isIPv6 } from 'node:net';
import type { ContextoPublico } from '../../../platform/contexto.ts';
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

/** Who makes an attempt, and when. */
type Quem = Pick<ContextoPublico, 'db' | 'ip' | 'agora'>;

/** For how long a network stays known after a sign-in: the row of the session is kept as long. */
const DIAS_DE_UMA_REDE_CONHECIDA = 60;

/** Whether an account has signed in from this network lately (ADR 0017). */
async function redeConhecida({ db, ip, agora }: Quem, conta: repo.Conta): Promise<boolean> {
  const desde = new Date(agora().getTime() - DIAS_DE_UMA_REDE_CONHECIDA * 86_400_000);
  const enderecos = await repo.lerEnderecosDasEntradas(db, conta, desde);
  const desta = rede(ip);
  return enderecos.some((endereco) => rede(endereco) === desta);
}

/**
 * Limits of what is guessed about one account (decisoes.md §5; seguranca.md P3; ADR 0017). Each
 * network has five guesses. All that the account has never signed in from share one count more, so
 * that guesses from many networks are few; the others neither add to it nor wait for it, so that no
 * stranger locks the owner out.
 *
 * @param nome what is guessed.
 * @param deEstranhos how many guesses the unknown networks have together.
 */
async function limitesDe(
  quem: Quem,
  conta: repo.Conta,
  { nome, deEstranhos }: { nome: string; deEstranhos: number },
): Promise<readonly Limite[]> {
  const janelaMs = 15 * MINUTO;
  const dono = conta.email ?? conta.usuarioId;
  const daRede = { chave: `${nome}+rede:${dono}|${rede(quem.ip)}`, maximo: 5, janelaMs };
  if (await redeConhecida(quem, conta)) return [daRede];
  return [daRede, { chave: `${nome}:${dono}`, maximo: deEstranhos, janelaMs }];
}

/** Limits of failed sign-ins to one account. The e-mail is in lower case, by the contract. */
export const limitesDaConta = (quem: Quem, email: string) =>
  limitesDe(quem, { email }, { nome: 'conta', deEstranhos: 20 });

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
 * Limits of wrong guesses at the password of one's own session, so that whoever finds a session open
 * cannot guess the password.
 */
export const limitesDaTroca = (quem: Quem, usuarioId: number) =>
  limitesDe(quem, { usuarioId }, { nome: 'troca', deEstranhos: 5 });

/**
 * Limits of wrong codes of a second factor: of a million codes, three are right at any moment.
 * Sign-ins and sessions share one count, so that neither adds guesses to the other.
 */
export const limitesDoCodigo = (quem: Quem, usuarioId: number) =>
  limitesDe(quem, { usuarioId }, { nome: 'codigo', deEstranhos: 10 });

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
