import {
  type Checklist,
  type ItemDoChecklist,
  type MudancaDoItem,
  type PedidoAoCliente,
  type PendenciasDoCadastro,
  podePedir,
} from '@dominio/contrato/checklist';
import { pode } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import type { Ritmo } from '../../platform/ritmo.ts';
import { escritaDe, fraseDaVersao, registroAlterado } from '../../platform/versao.ts';
import {
  abrirChecklist,
  avaliarChecklist,
  avaliarChecklists,
  SEM_RESPOSTA,
} from './avaliacao.service.ts';
import * as repo from './checklist.repository.ts';
import { contraMudar } from './checklist.rules.ts';

const objeto = (clienteId: number) => ({ tipo: 'checklist', id: clienteId });

/**
 * The checklist of a client, each item as the record and the firm's people answer it today.
 *
 * @throws Recusa 404 for a client out of scope.
 */
export const lerChecklist = async (ctx: Contexto, clienteId: number): Promise<Checklist> =>
  (await avaliarChecklist(ctx, daEquipe(ctx), clienteId)).checklist;

/**
 * How many items each of these clients lacks for its next stage, as its own checklist counts them.
 * Clients out of scope are left out, and those that the firm no longer serves, who go on to no stage.
 */
export async function lerPendenciasDoCadastro(ctx: Contexto, clienteIds: readonly number[]) {
  const avaliados = await avaliarChecklists(ctx, daEquipe(ctx), clienteIds);
  return {
    clientes: avaliados
      .filter(({ arquivado }) => !arquivado)
      .map(
        ({ cliente_id, checklist: { bloqueio } }): PendenciasDoCadastro => ({
          cliente_id,
          pendencias: bloqueio?.quantos ?? 0,
          proxima_etapa: bloqueio?.proxima ?? null,
        }),
      ),
  };
}

const daEquipe =
  ({ ator }: Pick<Contexto, 'ator'>): repo.Alcance =>
  (coluna) =>
    noEscopoDeClientes(ator, coluna);

const dito = ({ estado, evidencia, justificativa, validade }: MudancaDoItem) => ({
  estado,
  evidencia: estado === 'ok' || estado === 'recebido' ? (evidencia ?? null) : null,
  justificativa: estado === 'nao_se_aplica' ? (justificativa ?? null) : null,
  validade: estado === 'ok' ? (validade ?? null) : null,
});

/**
 * Says of an item that it is there, was received, does not apply, or is missing after all.
 *
 * @throws Recusa 404 for a client out of scope or no such item; 409 for a stale version, with `atual`;
 *   422 without the evidence or the reason, and for a tick of what the record answers.
 */
export function mudarItem(
  ctx: Contexto,
  clienteId: number,
  itemId: number,
  { versao, ...mudanca }: MudancaDoItem,
) {
  return ctx.transacao(async (tx) => {
    const { checklist, respostas } = await abrirChecklist(tx, daEquipe(tx), clienteId, [itemId]);
    const item = checklist.itens.find(({ id }) => id === itemId);
    if (!item) throw naoEncontrado('Item não encontrado.');
    const antes = respostas.get(itemId);
    if (versao !== undefined && versao !== item.versao) {
      throw registroAlterado(checklist, antes && (await fraseDaVersao(tx, antes)));
    }
    const contra = contraMudar(item.regra, mudanca);
    if (contra) throw campoInvalido(contra.campo, contra.mensagem);
    const depois = dito(mudanca);
    // When it was asked for stays known: a mistaken answer may be taken back.
    const solicitado_em = antes?.solicitado_em ?? null;
    if (depois.estado === 'solicitado' && !solicitado_em) {
      throw campoInvalido('estado', 'Este item ainda não foi pedido ao cliente.');
    }
    const gravado = {
      ...depois,
      solicitado_em,
      // Asked for as before: what the client answered counts no more.
      ...(depois.estado === 'solicitado' && SEM_RESPOSTA),
    };
    await repo.gravar(tx.db, clienteId, [itemId], gravado, escritaDe(tx));
    await tx.auditar({
      acao: 'checklist.item_alterado',
      objeto: objeto(clienteId),
      clienteId,
      antes: { item: item.titulo, ...comoAuditado(item) },
      depois: { item: item.titulo, ...comoAuditado(depois) },
    });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', clienteId);
    return lerChecklist(tx, clienteId);
  });
}

type Auditado = Pick<ItemDoChecklist, 'estado' | 'evidencia' | 'justificativa' | 'validade'>;

const comoAuditado = ({ estado, evidencia, justificativa, validade }: Auditado) => ({
  estado_do_item: estado,
  evidencia,
  justificativa,
  validade,
});

/**
 * Asks a contact of the client for items in one e-mail, sent after the commit.
 *
 * @param ritmo counts the requests, each of which is an e-mail to a client.
 * @throws Recusa 404 for a client out of scope; 429; 422 for a contact who cannot be written to; 409 for an
 *   item that the client has not to bring, or has brought.
 */
export function pedirAoCliente(
  ctx: Contexto,
  ritmo: Ritmo,
  clienteId: number,
  pedido: PedidoAoCliente,
) {
  ritmo(ctx.ator.usuarioId, ctx.agora());
  return ctx.transacao(async (tx) => {
    const { checklist } = await abrirChecklist(tx, daEquipe(tx), clienteId, pedido.item_ids);
    const itens = checklist.itens.filter(({ id }) => pedido.item_ids.includes(id));
    if (itens.length !== pedido.item_ids.length) throw naoEncontrado('Item não encontrado.');
    const foraDoCliente = itens.find((item) => !podePedir(item));
    if (foraDoCliente) {
      throw estadoInvalido(
        `O item “${foraDoCliente.titulo}” não está entre os que o cliente deve.`,
      );
    }
    // Whoever may not see contacts is told nothing of them.
    const contato = pode(tx.ator, 'contatos_importantes:visualizar')
      ? await repo.lerDestinatario(tx.db, clienteId, pedido.contato_id)
      : undefined;
    if (!contato?.email) {
      throw campoInvalido('contato_id', 'Escolha um contato do cliente que tenha e-mail.');
    }
    // By what it was done before stays known: it may be what the client brings anew.
    const pedidos = {
      estado: 'solicitado',
      solicitado_em: tx.agora(),
      solicitado_por: tx.ator.usuarioId,
      ...SEM_RESPOSTA,
    } as const;
    const ids = itens.map(({ id }) => id);
    await repo.gravar(tx.db, clienteId, ids, pedidos, escritaDe(tx));
    await tx.auditar({
      acao: 'checklist.pedido',
      objeto: objeto(clienteId),
      clienteId,
      depois: { itens: itens.map(({ titulo }) => titulo), contato_id: pedido.contato_id },
    });
    await tx.emitir('checklist.pedido', {
      clienteId,
      contatoId: pedido.contato_id,
      usuarioId: tx.ator.usuarioId,
      itens: itens.map(({ titulo, orientacao }) =>
        orientacao ? `${titulo}: ${orientacao}` : titulo,
      ),
    });
    return lerChecklist(tx, clienteId);
  });
}
