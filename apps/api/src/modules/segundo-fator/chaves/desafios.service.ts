import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db.ts';
import * as repo from './chaves.repository.ts';

/** Time for the person to find the key and touch it. */
const VALIDADE_MS = 5 * 60_000;

export type Finalidade = 'registrar' | 'entrar' | 'segundo_fator';

const resumir = (desafio: string) => createHash('sha256').update(desafio).digest('hex');

/** A challenge of 256 bits for one purpose, and for one person when one is known. */
export async function criarDesafio(
  db: Db,
  {
    finalidade,
    usuarioId,
    agora,
  }: { finalidade: Finalidade; usuarioId: number | null; agora: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = randomBytes(32);
  await repo.guardarDesafio(db, {
    hash: resumir(bytes.toString('base64url')),
    finalidade,
    usuario_id: usuarioId,
    expira_em: new Date(agora.getTime() + VALIDADE_MS),
  });
  return new Uint8Array(bytes);
}

/** The challenge that an answer of the browser claims to have signed; null if unreadable. */
function desafioDe(clientDataJSON: string): string | null {
  try {
    const dados: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = dados as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Uses up the challenge of an answer, whatever comes of the answer, so that nobody tries the same
 * one twice.
 *
 * @returns the challenge to check the answer against, or null when we issued no such challenge.
 */
export async function gastarDesafio(
  db: Db,
  clientDataJSON: string,
  finalidade: Finalidade,
  agora: Date,
): Promise<{ desafio: string; usuarioId: number | null } | null> {
  const desafio = desafioDe(clientDataJSON);
  if (desafio === null) return null;
  const linha = await repo.gastarDesafio(db, resumir(desafio), finalidade, agora);
  return linha ? { desafio, usuarioId: linha.usuario_id } : null;
}
