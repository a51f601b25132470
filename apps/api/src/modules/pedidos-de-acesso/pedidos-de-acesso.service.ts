import {
  type MeusPedidosDeAcesso,
  type PedidoDeAcesso,
  TEXTOS_DO_PEDIDO as T,
} from '@dominio/contrato/pedidos-de-acesso';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { Banco } from '../../platform/db.ts';
import { campoInvalido, estadoInvalido, Recusa } from '../../platform/erros.ts';
import { outrosAdministradores } from '../pessoas/pessoas.service.ts';
import * as repo from './pedidos-de-acesso.repository.ts';

/** One asks again for the same only after so long: a reminder, not a flood. */
const INTERVALO_MS = 24 * 3_600_000;

/** What nobody answered in so long is not awaited any more. */
const VALIDADE_MS = 30 * 24 * 3_600_000;

/** Takes away the requests that were answered by the permission, and those that nobody answered. */
export const fecharPedidos = (banco: Banco, agora: Date): Promise<void> =>
  repo.fechar(banco, new Date(agora.getTime() - VALIDADE_MS));

/** Every request of the caller that is kept, answered or not. */
export async function lerPedidosFeitos({ db, ator }: Contexto) {
  const pedidos = await repo.lerPedidos(db, ator.usuarioId);
  return pedidos.map((pedido) => ({ ...pedido, pedido_em: pedido.pedido_em.toISOString() }));
}

/** What the caller may still ask for, and what was asked for and not given yet. */
export async function lerMeusPedidos(ctx: Contexto): Promise<MeusPedidosDeAcesso> {
  const { db, ator } = ctx;
  if (ehCliente(ator) || ator.administrador) return { disponiveis: [], pedidos: [], total: 0 };
  const todas = await repo.lerPermissoes(db);
  const disponiveis = todas.filter(({ permissao }) => !pode(ator, permissao));
  const nomes = new Map(disponiveis.map(({ permissao, nome }) => [permissao, nome]));
  const pedidos = (await lerPedidosFeitos(ctx)).flatMap((pedido) => {
    const nome = nomes.get(pedido.permissao);
    return nome === undefined ? [] : [{ ...pedido, nome }];
  });
  return { disponiveis, pedidos, total: pedidos.length };
}

/**
 * Asks the administrators for a permission; each is told by the bell and by e-mail.
 *
 * @throws Recusa 403 for people of clients; 422 for a permission that is none; 409 for what the caller has, for what was asked for
 *   within a day, and while nobody could give it.
 */
export async function pedirAcesso(ctx: Contexto, { permissao, motivo }: PedidoDeAcesso) {
  const { ator } = ctx;
  if (ehCliente(ator)) throw new Recusa('SEM_PERMISSAO', { detail: T.soEquipe });
  if ((await repo.lerNomeDaPermissao(ctx.db, permissao)) === undefined) {
    throw campoInvalido('permissao', T.permissao);
  }
  if (ator.administrador || pode(ator, permissao)) throw estadoInvalido(T.jaTem);
  await ctx.transacao(async (tx) => {
    const agora = tx.agora();
    const pedido = { usuario_id: ator.usuarioId, permissao, motivo, pedido_em: agora };
    const ate = new Date(agora.getTime() - INTERVALO_MS);
    if (!(await repo.gravar(tx.db, pedido, ate))) throw estadoInvalido(T.jaPediu);
    const administradores = await outrosAdministradores(tx);
    if (administradores.length === 0) throw estadoInvalido(T.ninguem);
    await tx.auditar({ acao: 'acesso.pedido', depois: { permissao, motivo } });
    const dados = { autorId: ator.usuarioId, permissao, motivo, em: agora.toISOString() };
    for (const usuarioId of administradores)
      await tx.emitir('acesso.pedido', { ...dados, usuarioId });
  });
  return { success: true as const, message: T.enviado };
}
