import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import { encerrarFluxos } from '../../platform/realtime/sinais.ts';
import type { AoDesligar } from '../../platform/saida.ts';
import * as repo from './sessoes.repository.ts';
import { anularTokens } from './tokens/tokens.service.ts';

/**
 * Ends every session of a person, with their open tabs, and voids the links that would let them
 * sign in again.
 */
export async function encerrarAcesso(db: Db, usuarioId: number, agora: Date): Promise<void> {
  await repo.travarConta(db, usuarioId);
  const encerradas = await repo.encerrarSessoes(db, { usuarioId }, 'administrador', agora);
  await encerrarFluxos(db, encerradas);
  await anularTokens(db, 'redefinir_senha', usuarioId, agora);
  await anularTokens(db, 'convite', usuarioId, agora);
  await anularTokens(db, 'segundo_fator', usuarioId, agora);
}

/**
 * Ends the caller's other sessions, after a change of how the account is signed in to; the current
 * one goes on. Call it with the caller's row locked.
 */
export async function encerrarOutrasSessoes(
  { db, ator, agora }: ContextoDeTransacao,
  motivo: 'senha' | 'segundo_fator',
): Promise<void> {
  const outras = { usuarioId: ator.usuarioId, menos: ator.sessaoId };
  await encerrarFluxos(db, await repo.encerrarSessoes(db, outras, motivo, agora()));
}

/** The open sessions of a person who leaves, which end with the access; the answer counts them. */
export const sessoesDeQuemSai: AoDesligar = {
  async ler({ db, agora }, { id }, { config }) {
    const semUsoDesde = new Date(agora().getTime() - config.horasSemUso * 3_600_000);
    return {
      resposta: { sessoes: await repo.contarSessoes(db, id, { agora: agora(), semUsoDesde }) },
    };
  },
};
