import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import { z } from 'zod';
import type { MensagemRecebida } from './mensagem.ts';

/** Resources whose changes are told live. */
export type Recurso = Extract<MensagemAoVivo, { action: 'refresh' }>['data']['recurso'];

type AoMudar = (id: number | null) => void;

const Mudanca = z.object({ recurso: z.string(), id: z.int().nullable().catch(null) });

const ouvintes = new Map<string, Set<(mensagem: MensagemRecebida) => void>>();
const interessados = new Map<string, Set<AoMudar>>();
const aoLigar = new Set<() => void>();

function registrar<F>(conjuntos: Map<string, Set<F>>, nome: string, ouvinte: F): () => void {
  const conjunto = conjuntos.get(nome) ?? new Set();
  conjuntos.set(nome, conjunto.add(ouvinte));
  return () => conjunto.delete(ouvinte);
}

/**
 * Hears the messages of one type, or of every type with `'*'`, in every tab of the browser.
 * Returns the way to stop hearing.
 */
export const aoReceber = (
  tipo: MensagemAoVivo['type'] | '*',
  ouvinte: (mensagem: MensagemRecebida) => void,
): (() => void) => registrar(ouvintes, tipo, ouvinte);

/**
 * Called with the id of what changed, or `null` when anything of the resource may have: the server
 * said so, or the connection was lost for a while.
 */
export const aoMudar = (recurso: Recurso, ouvinte: AoMudar): (() => void) =>
  registrar(interessados, recurso, ouvinte);

/** Called in every tab whenever the feed is established, the first time included. */
export function aoConectar(ouvinte: () => void): () => void {
  aoLigar.add(ouvinte);
  return () => aoLigar.delete(ouvinte);
}

/** Hands a message to whoever listens in this tab. */
export function distribuir(mensagem: MensagemRecebida): void {
  for (const tipo of [mensagem.type, '*']) {
    for (const ouvinte of ouvintes.get(tipo) ?? []) ouvinte(mensagem);
  }
  if (mensagem.type !== 'command' || mensagem.action !== 'refresh') return;
  const { data: mudanca } = Mudanca.safeParse(mensagem.data);
  for (const avisar of interessados.get(mudanca?.recurso ?? '') ?? []) avisar(mudanca?.id ?? null);
}

/**
 * Tells this tab that the feed is established.
 *
 * @param comLacuna something may have been said that nobody here heard.
 */
export function anunciarConexao(comLacuna: boolean): void {
  for (const ouvinte of aoLigar) ouvinte();
  if (!comLacuna) return;
  for (const avisar of [...interessados.values()].flatMap((todos) => [...todos])) avisar(null);
}
