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

/** How long somebody waits before asking for the same permission again. */
const INTERVALO_MS = 24 * 3_600_000;

/** How long a request that nobody answers is kept. */
const VALIDADE_MS = 30 * 24 * 3_600_000;

/** Deletes requests whose person has the permission by now, and those not answered in time. */
export const fecharPedidos = (banco: Banco, agora: Date): Promise<void> =>
  repo.fechar(banco, new Date(agora.getTime() - VALIDADE_MS));

/** Every stored request of the caller, answered or not. */
export async function lerPedidosFeitos({ db, ator }: Contexto) {
  const pedidos = await repo.lerPedidos(db, ator.usuarioId);
  return pedidos.map((pedido) => ({ ...pedido, pedido_em: pedido.pedido_em.toISOString() }));
}

/** The permissions that the caller may still ask for, and the requests that are open. */
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
 * Asks the administrators for a permission; each is notified by bell and by e-mail.
 *
 * @throws Recusa 403 for people of clients; 422 for an unknown permission; 409 for one that the
 *   caller has, for one asked for within a day, and while there is nobody to give it.
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
