import type { Banco } from '../../platform/db.ts';
import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { arquivar } from './notificacoes.repository.ts';
import { acordar } from './soneca.service.ts';

/** How long a notification is kept in the table that is listed and counted (dominios.md §5e). */
const GUARDA_MS = 180 * 86_400_000;

/** Rows per transaction: few enough that nobody who is being notified waits for it. */
const LOTE = 5_000;

/**
 * Moves notifications older than 180 days to the archive, in short transactions, until a whole batch
 * is younger: one that came back from a snooze is young among the old ones. Running it again is
 * harmless.
 */
export async function arquivarVelhas(banco: Banco, agora: Date, limite = LOTE): Promise<void> {
  const antesDe = new Date(agora.getTime() - GUARDA_MS);
  for (let depoisDe = 0, quantas = limite; quantas > 0; ) {
    ({ quantas, ate: depoisDe } = await arquivar(banco, antesDe, { depoisDe, limite }));
  }
}

/** The nightly archiving. */
export const arquivamento: TrabalhoAgendado = {
  nome: 'notificacoes.arquivar',
  cron: '53 3 * * *',
  fazer: ({ banco, agora }) => arquivarVelhas(banco, agora()),
};

/** Snoozed notifications are back within a minute of their hour. */
export const sonecasVencidas: TrabalhoAgendado = {
  nome: 'notificacoes.sonecas-vencidas',
  cron: '* * * * *',
  fazer: ({ banco, agora }, { aoVivo }) => acordar({ banco, aoVivo }, agora()),
};
