import { SONECA } from '@dominio/contrato/notificacoes-acoes';
import type { Contexto } from '../../platform/contexto.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { horaDaSonecaInvalida, notificacaoNaoEncontrada } from './notificacoes.policy.ts';
import { apresentarAoVivo, segundos } from './notificacoes.presenter.ts';
import { contarNaoLidas, travar } from './notificacoes.repository.ts';
import * as repo from './soneca.repository.ts';

/** Rows per transaction: few enough that nobody who is being notified waits for it. */
const LOTE = 1_000;

/**
 * Snoozes one of the caller's notifications until an hour, or moves the hour of a snoozed one; it is
 * out of the list and the counts meanwhile. Without an hour it is back where it was.
 *
 * @throws Recusa 422 for an hour less than 5 minutes or more than 90 days ahead; 404 when it is not
 *   the caller's or does not exist.
 */
export const adiar = (ctx: Contexto, id: number, ate: Date | null) =>
  ctx.transacao(async ({ db, ator, agora, aoVivo }) => {
    const em = agora();
    const falta = ate && ate.getTime() - em.getTime();
    if (falta !== null && (falta < SONECA.minimo || falta > SONECA.maximo)) {
      throw horaDaSonecaInvalida();
    }
    if (!(await repo.adiar(db, ator, id, ate))) throw notificacaoNaoEncontrada();
    const adiada_ate = ate?.toISOString() ?? null;
    await aoVivo.publicar([ator.usuarioId], {
      type: 'notification_updated',
      timestamp: segundos(em),
      data: { id, adiada_ate },
    });
    const message = ate ? 'Notificação adiada.' : 'Notificação de volta à lista.';
    return { success: true, message, unread_count: await contarNaoLidas(db, ator), adiada_ate };
  });

/**
 * Brings back what was snoozed until now: unread, at the top, told live like a new one. Running it
 * again, or twice at once, is harmless.
 */
export async function acordar(
  { banco, aoVivo }: Pick<Plataforma, 'banco' | 'aoVivo'>,
  agora: Date,
  lote = LOTE,
): Promise<void> {
  const voltar = () =>
    banco.transaction(async (db) => {
      const { ids, usuarioIds } = await repo.vencidas(db, agora, lote);
      if (ids.length === 0) return 0;
      await travar(db, usuarioIds);
      const voltaram = await repo.acordar(db, ids, agora);
      await aoVivo.em(db).publicarVarias(
        voltaram.map((linha) => ({
          usuarioIds: [linha.usuario_id],
          mensagem: apresentarAoVivo(linha),
        })),
      );
      return ids.length;
    });
  while ((await voltar()) === lote);
}
