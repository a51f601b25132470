import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { abrirColega, segurarColegas } from '../../contatos/colegas.service.ts';
import { segurarGrupos } from '../../usuarios/cadastro/criacao.service.ts';
import { duplicado } from '../../usuarios/cadastro/disponibilidade.service.ts';
import * as repo from './pedidos.repository.ts';
import { efetivar, encerrar, type Mudanca } from './pedidos.service.ts';
import { apresentarPedido } from './usuarios.presenter.ts';
import { mesmosPapeis } from './usuarios.rules.ts';
import { mudados, quemPede } from './usuarios.service.ts';

/**
 * A request that waits at the caller's client, held, and what the caller may do about it.
 *
 * @throws Recusa 404 for any other, and for who may do nothing about it.
 */
async function abrirPedido(tx: ContextoDeTransacao, id: number) {
  const { clienteId } = tx.ator;
  if (clienteId === null) throw naoEncontrado();
  await segurarGrupos(tx);
  await segurarColegas(tx, clienteId);
  const pedido = await repo.ler(tx.db, clienteId, id);
  if (!pedido) throw naoEncontrado('Este pedido não existe mais.');
  const { acoes } = apresentarPedido(await quemPede(tx, clienteId), pedido);
  if (!Object.values(acoes).some(Boolean)) throw naoEncontrado('Este pedido não existe mais.');
  return { clienteId, pedido, acoes };
}

/** The change that was asked for, of the person as they are now. @throws Recusa 409. */
async function mudancaDe(
  tx: ContextoDeTransacao,
  clienteId: number,
  { tipo, usuario_id, nome, email, papeis, papeis_antes }: repo.LinhaDePedido,
): Promise<Mudanca> {
  if (tipo === 'convite') return { tipo, alvo: { nome, email }, papeis, antes: [] };
  const alvo = usuario_id === null ? undefined : await abrirColega(tx, clienteId, usuario_id);
  if (!alvo) throw estadoInvalido('Esta pessoa já não tem acesso. Recuse o pedido.');
  if (!mesmosPapeis(alvo.papeis, papeis_antes)) {
    throw estadoInvalido('Os papéis mudaram depois do pedido. Recuse, e peça de novo.');
  }
  return { tipo, alvo, papeis, antes: alvo.papeis };
}

/**
 * Makes what an administrator asked for, by the word of a partner.
 *
 * @throws Recusa 404 for another client's request, and for who is no partner; 409 for one's own
 *   removal, and for what can no longer be done.
 */
export function confirmarPedido(ctx: Contexto, id: number) {
  return duplicado(() =>
    ctx.transacao(async (tx) => {
      const { clienteId, pedido, acoes } = await abrirPedido(tx, id);
      if (!acoes.confirmar) throw estadoInvalido('Outro sócio precisa confirmar este pedido.');
      const mudanca = await mudancaDe(tx, clienteId, pedido);
      await encerrar(tx, clienteId, pedido, 'confirmado');
      await efetivar(tx, clienteId, mudanca);
      return mudados(tx, false);
    }),
  );
}

/**
 * Drops a request: a partner refuses it, or who asked or another administrator cancels it.
 *
 * @throws Recusa 404 for another client's request, and for who may do neither.
 */
export function descartarPedido(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const { clienteId, pedido, acoes } = await abrirPedido(tx, id);
    await encerrar(tx, clienteId, pedido, acoes.cancelar ? 'cancelado' : 'recusado');
    return mudados(tx, false);
  });
}
