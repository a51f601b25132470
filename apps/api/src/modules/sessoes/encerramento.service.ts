import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import { encerrarFluxos } from '../../platform/realtime/sinais.ts';
import * as repo from './sessoes.repository.ts';
import { anularTokens } from './tokens.service.ts';

/** Ends every session of a person, their open tabs and the links that would let them in again. */
export async function encerrarAcesso(db: Db, usuarioId: number, agora: Date): Promise<void> {
  await repo.travarConta(db, usuarioId);
  const encerradas = await repo.encerrarSessoes(db, { usuarioId }, 'administrador', agora);
  await encerrarFluxos(db, encerradas);
  await anularTokens(db, 'redefinir_senha', usuarioId, agora);
  await anularTokens(db, 'convite', usuarioId, agora);
  await anularTokens(db, 'segundo_fator', usuarioId, agora);
}

/**
 * Ends the caller's other sessions, after a change of what the account is entered with; this one goes
 * on. Whoever calls holds the caller's row.
 */
export async function encerrarOutrasSessoes(
  { db, ator, agora }: ContextoDeTransacao,
  motivo: 'senha' | 'segundo_fator',
): Promise<void> {
  const outras = { usuarioId: ator.usuarioId, menos: ator.sessaoId };
  await encerrarFluxos(db, await repo.encerrarSessoes(db, outras, motivo, agora()));
}

/** How many sessions of a person are open: neither ended nor left unused for too long. */
export const contarSessoes = (
  { db, agora }: Contexto,
  usuarioId: number,
  horasSemUso: number,
): Promise<number> =>
  repo.contarSessoes(db, usuarioId, {
    agora: agora(),
    semUsoDesde: new Date(agora().getTime() - horasSemUso * 3_600_000),
  });
