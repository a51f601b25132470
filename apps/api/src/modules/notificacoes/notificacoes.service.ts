import type { Notificacao } from '@dominio/contrato/notificacoes';
import type { Contexto } from '../../platform/contexto.ts';
import { emitirToken } from '../sessoes/tokens/tokens.service.ts';
import { notificacaoNaoEncontrada } from './notificacoes.policy.ts';
import { apresentar, segundos } from './notificacoes.presenter.ts';
import * as repo from './notificacoes.repository.ts';

const VALIDADE_DO_BILHETE_MS = 60_000;

/** The caller's newest unread notifications, 50 at most. */
export async function listarNaoLidas({ db, ator }: Contexto): Promise<Notificacao[]> {
  return (await repo.listarNaoLidas(db, ator)).map(apresentar);
}

/**
 * Marks one of the caller's notifications as read; the person's other tabs read it again. Marking
 * again changes nothing and succeeds.
 *
 * @throws Recusa 404 when it is not the caller's or does not exist.
 */
export async function marcarLida(ctx: Contexto, id: number) {
  return ctx.transacao(async ({ db, ator, agora, aoVivo }) => {
    const mudou = (await repo.marcarLidas(db, ator, id)) > 0;
    if (!mudou && !(await repo.existe(db, ator, id))) throw notificacaoNaoEncontrada();
    if (mudou) {
      await aoVivo.publicar([ator.usuarioId], {
        type: 'notification_updated',
        timestamp: segundos(agora()),
        data: { id, lida: true },
      });
    }
    const unread_count = await repo.contarNaoLidas(db, ator);
    return { success: true, message: 'Notificação marcada como lida.', unread_count };
  });
}

/**
 * Switches one of the caller's notifications to important, or back; the person's other tabs read it
 * again.
 *
 * @throws Recusa 404 when it is not the caller's or does not exist.
 */
export async function alternarImportante(ctx: Contexto, id: number) {
  return ctx.transacao(async ({ db, ator, agora, aoVivo }) => {
    const importante = await repo.alternarImportante(db, ator, id);
    if (importante === undefined) throw notificacaoNaoEncontrada();
    await aoVivo.publicar([ator.usuarioId], {
      type: 'notification_updated',
      timestamp: segundos(agora()),
      data: { id, importante },
    });
    const message = importante
      ? 'Notificação marcada como importante.'
      : 'Notificação desmarcada como importante.';
    const unread_count = await repo.contarNaoLidas(db, ator);
    return { success: true, message, unread_count, importante };
  });
}

/** Marks all of the caller's notifications as read; the person's other tabs read them again. */
export async function marcarTodas(ctx: Contexto) {
  return ctx.transacao(async ({ db, ator, agora, aoVivo }) => {
    if ((await repo.marcarLidas(db, ator)) > 0) {
      await aoVivo.publicar([ator.usuarioId], {
        type: 'notification_updated',
        timestamp: segundos(agora()),
        data: { id: null, lida: true },
      });
    }
    const unread_count = await repo.contarNaoLidas(db, ator);
    return { success: true, message: 'Notificações marcadas como lidas.', unread_count };
  });
}

/** A ticket that opens the caller's live feed once, within a minute (seguranca.md T2). */
export async function emitirBilhete({ db, ator, agora }: Contexto) {
  const { token, expiraEm } = await emitirToken(db, {
    finalidade: 'fluxo',
    usuarioId: ator.usuarioId,
    sessaoId: ator.sessaoId,
    validadeMs: VALIDADE_DO_BILHETE_MS,
    agora: agora(),
  });
  return { ticket: token, expira_em: expiraEm.toISOString() };
}
