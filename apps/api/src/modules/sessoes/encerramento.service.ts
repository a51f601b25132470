import type { Db } from '../../platform/db.ts';
import { encerrarFluxos } from '../../platform/realtime/sinais.ts';
import * as repo from './sessoes.repository.ts';
import { anularTokens } from './tokens.service.ts';

/** Ends every session of a person, their open tabs and the links that would let them in again. */
export async function encerrarAcesso(db: Db, usuarioId: number, agora: Date): Promise<void> {
  const encerradas = await repo.encerrarSessoes(db, { usuarioId }, 'administrador', agora);
  await encerrarFluxos(db, encerradas);
  await anularTokens(db, 'redefinir_senha', usuarioId, agora);
  await anularTokens(db, 'convite', usuarioId, agora);
}
