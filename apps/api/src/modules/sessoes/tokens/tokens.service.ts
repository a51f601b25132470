import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db.ts';
import * as repo from './tokens.repository.ts';

type Finalidade = repo.TokenDeUsoUnico['finalidade'];

/** The SHA-256 of a secret, which alone is stored (paginas.md R12). */
const resumir = (token: string) => createHash('sha256').update(token).digest('hex');

interface NovoToken {
  readonly finalidade: Finalidade;
  readonly usuarioId: number;
  readonly sessaoId?: string;
  /** Life in milliseconds, counted from `agora`. */
  readonly validadeMs: number;
  readonly agora: Date;
}

/** Makes a single-use secret of 256 bits for one purpose. It is returned once and never stored. */
export async function emitirToken(
  db: Db,
  { finalidade, usuarioId, sessaoId, validadeMs, agora }: NovoToken,
): Promise<{ token: string; expiraEm: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiraEm = new Date(agora.getTime() + validadeMs);
  await repo.inserirToken(db, {
    hash: resumir(token),
    finalidade,
    usuario_id: usuarioId,
    sessao_id: sessaoId ?? null,
    expira_em: expiraEm,
  });
  return { token, expiraEm };
}

/** A secret that can still be used, or undefined; reading does not use it (seguranca.md P7). */
export function lerToken(
  db: Db,
  finalidade: Finalidade,
  token: string,
  agora: Date,
): Promise<repo.TokenDeUsoUnico | undefined> {
  return repo.lerToken(db, finalidade, resumir(token), agora);
}

/** Voids a person's unused secrets of one purpose. */
export const anularTokens = repo.anularTokens;

/** Uses a secret: the first caller gets its row, everybody after gets undefined. */
export function consumirToken(
  db: Db,
  finalidade: Finalidade,
  token: string,
  agora: Date,
): Promise<repo.TokenDeUsoUnico | undefined> {
  return repo.gastarToken(db, finalidade, resumir(token), agora);
}
