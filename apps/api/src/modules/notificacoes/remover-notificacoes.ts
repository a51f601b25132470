import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import {
  alcanca,
  marqueAntesDeRemover,
  notificacaoNaoEncontrada,
  podeRemover,
  tardeParaDesfazer,
} from './notificacoes.policy.ts';
import { segundos } from './notificacoes.presenter.ts';
import { contarNaoLidas, travar } from './notificacoes.repository.ts';
import * as repo from './remocao.repository.ts';

/** How long undoing is offered (decisoes.md §6); it is accepted for longer, for a slow click. */
const OFERTA_MS = 8_000;
const TOLERANCIA_MS = 30_000;

const contarAviso = (quantas: number) =>
  quantas === 1 ? 'Notificação removida.' : 'Notificações removidas.';

/** What follows a removal: the person's tabs read again, one by somebody else is audited. */
async function concluir(
  { db, ator, aoVivo, auditar }: ContextoDeTransacao,
  feita: { usuarioId: number; id: number | null; quantas: number; em: Date },
) {
  const { usuarioId, id, quantas, em } = feita;
  if (quantas > 0) {
    await aoVivo.publicar([usuarioId], {
      type: 'notification_updated',
      timestamp: segundos(em),
      data: { id, removida: true },
    });
  }
  if (quantas > 0 && usuarioId !== ator.usuarioId) {
    await auditar({
      acao: 'notificacoes.removidas_por_administrador',
      objeto: { tipo: 'usuario', id: usuarioId },
      depois: { quantas, ...(id !== null && { notificacao_id: id }) },
    });
  }
  return {
    success: true,
    message: contarAviso(quantas),
    unread_count: await contarNaoLidas(db, { usuarioId }),
    removidas: quantas,
    removida_em: em.toISOString(),
    desfazer_ate: new Date(em.getTime() + OFERTA_MS).toISOString(),
  };
}

/**
 * Removes one notification. The row stays, hidden, so that it can be restored.
 *
 * @throws Recusa 404 outside the caller's scope; 409 while it is unread and was caused by somebody
 *   else.
 */
export const remover = (ctx: Contexto, id: number) =>
  ctx.transacao(async (tx) => {
    const linha = await repo.abrir(tx.db, tx.ator, id);
    if (!linha) throw notificacaoNaoEncontrada();
    if (!podeRemover(tx.ator, linha)) throw marqueAntesDeRemover();
    const em = tx.agora();
    await repo.remover(tx.db, id, em);
    return concluir(tx, { usuarioId: linha.usuario_id, id, quantas: 1, em });
  });

async function removerTodas(
  tx: ContextoDeTransacao,
  usuarioId: number,
  manterImportantes: boolean,
) {
  // Without this lock, two removals at once could wait for each other's rows.
  await travar(tx.db, [usuarioId]);
  const em = tx.agora();
  const quantas = await repo.removerTodas(tx.db, usuarioId, { em, manterImportantes });
  return concluir(tx, { usuarioId, id: null, quantas, em });
}

/**
 * Removes all of a person's notifications.
 *
 * @throws Recusa 404 for anybody else's, unless the caller is an administrator.
 */
export const removerDoUsuario = (ctx: Contexto, usuarioId: number) =>
  ctx.transacao(async (tx) => {
    if (!alcanca(tx.ator, usuarioId)) throw naoEncontrado();
    if (!(await repo.pessoaExiste(tx.db, usuarioId))) throw naoEncontrado();
    return removerTodas(tx, usuarioId, false);
  });

/** 'Limpar todas': removes the caller's notifications, all or all but the important ones. */
export const limpar = (ctx: Contexto, { manterImportantes }: { manterImportantes: boolean }) =>
  ctx.transacao((tx) => removerTodas(tx, tx.ator.usuarioId, manterImportantes));

/**
 * Undoes everything that the caller removed at an instant; repeated, it changes nothing.
 *
 * @throws Recusa 409 after 30 s.
 */
export const restaurar = (ctx: Contexto, removidaEm: Date) =>
  ctx.transacao(async ({ db, ator, agora, aoVivo }) => {
    if (agora().getTime() - removidaEm.getTime() > TOLERANCIA_MS) throw tardeParaDesfazer();
    await travar(db, [ator.usuarioId]);
    if ((await repo.restaurar(db, ator, removidaEm)) > 0) {
      await aoVivo.publicar([ator.usuarioId], {
        type: 'notification_updated',
        timestamp: segundos(agora()),
        data: { id: null, removida: false },
      });
    }
    const unread_count = await contarNaoLidas(db, ator);
    return { success: true, message: 'Notificações restauradas.', unread_count };
  });
