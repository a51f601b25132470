import type {
  PendenciaDoCliente,
  PendenciasDoCliente,
  RespostaDoCliente,
} from '@dominio/contrato/area-cliente-pendencias';
import type { Checklist } from '@dominio/contrato/checklist';
import type { Contexto } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import type { Ritmo } from '../../platform/ritmo.ts';
import { escritaDe } from '../../platform/versao.ts';
import { abrirChecklist, avaliarChecklist, SEM_RESPOSTA } from './avaliacao.service.ts';
import * as repo from './checklist.repository.ts';
import { ESTADO_DA_RESPOSTA, ehPendencia } from './checklist.rules.ts';

const NAO_HA = 'Este pedido não existe mais.';

/** What was asked for and not answered first, by how long ago; then what was answered. */
function pendenciasDe({ itens }: Checklist): PendenciaDoCliente[] {
  return itens
    .flatMap(({ id, titulo, grupo, orientacao, solicitado_em, resposta, estado }) =>
      solicitado_em && ehPendencia({ estado, resposta })
        ? [{ id, titulo, grupo, orientacao, pedido_em: solicitado_em, resposta }]
        : [],
    )
    .sort(
      (uma, outra) =>
        Number(uma.resposta !== null) - Number(outra.resposta !== null) ||
        uma.pedido_em.localeCompare(outra.pedido_em),
    );
}

/** What the firm asked the caller's company for; nothing for the staff, who belong to none. */
export async function lerPendencias(ctx: Contexto): Promise<PendenciasDoCliente> {
  const { clienteId } = ctx.ator;
  if (clienteId === null) return { pendencias: [] };
  const { checklist } = await avaliarChecklist(ctx, repo.soDe(clienteId), clienteId);
  return { pendencias: pendenciasDe(checklist) };
}

/** An item that the caller's company was asked for, held. @throws Recusa 404 for any other. */
async function abrirPendencia(tx: Parameters<typeof abrirChecklist>[0], id: number) {
  const { clienteId } = tx.ator;
  if (clienteId === null) throw naoEncontrado(NAO_HA);
  const { checklist, respostas } = await abrirChecklist(tx, repo.soDe(clienteId), clienteId, [id]);
  const pendencia = pendenciasDe(checklist).find((uma) => uma.id === id);
  const dita = respostas.get(id);
  if (!pendencia || !dita) throw naoEncontrado(NAO_HA);
  return { clienteId, pendencia, dita };
}

const objeto = (clienteId: number) => ({ tipo: 'checklist', id: clienteId });

/**
 * Says of an item that it was sent, or why there is none; who asked is told after the commit.
 *
 * @throws Recusa 404 for what was not asked of the caller's company; 409 for what somebody answered
 *   already; 429.
 */
export function responderPendencia(
  ctx: Contexto,
  ritmo: Ritmo,
  id: number,
  { resposta, texto }: RespostaDoCliente,
) {
  ritmo(ctx.ator.usuarioId, ctx.agora());
  return ctx.transacao(async (tx) => {
    const { clienteId, pendencia, dita } = await abrirPendencia(tx, id);
    if (pendencia.resposta) {
      const { por } = pendencia.resposta;
      throw estadoInvalido(
        por ? `${por} já respondeu este pedido.` : 'Este pedido já foi respondido.',
      );
    }
    const estado = ESTADO_DA_RESPOSTA[resposta];
    const escrita = escritaDe(tx);
    await repo.gravar(
      tx.db,
      clienteId,
      [id],
      {
        estado,
        resposta,
        resposta_texto: texto,
        respondido_em: escrita.atualizado_em,
        respondido_por: tx.ator.usuarioId,
      },
      escrita,
    );
    await tx.auditar({
      acao: 'checklist.respondido',
      objeto: objeto(clienteId),
      clienteId,
      // Not the text: what the client takes back must not stay in the log.
      depois: { item: pendencia.titulo, estado_do_item: estado, resposta },
    });
    await tx.emitir('checklist.respondido', {
      clienteId,
      item: { id, titulo: pendencia.titulo },
      paraId: dita.solicitado_por,
      autorId: tx.ator.usuarioId,
      resposta,
      em: escrita.atualizado_em.toISOString(),
    });
    return lerPendencias(tx);
  });
}

/**
 * Takes an answer back: the item is asked for as before.
 *
 * @throws Recusa 404 for what was not asked of the caller's company; 409 once the firm said something
 *   of it, and where there is no answer.
 */
export function retirarResposta(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const { clienteId, pendencia, dita } = await abrirPendencia(tx, id);
    if (!pendencia.resposta) throw estadoInvalido('Este pedido não tem resposta.');
    if (dita.atualizado_em.getTime() !== dita.respondido_em?.getTime()) {
      throw estadoInvalido('O escritório já viu esta resposta. Fale com quem atende você.');
    }
    await repo.gravar(
      tx.db,
      clienteId,
      [id],
      { estado: 'solicitado', ...SEM_RESPOSTA },
      escritaDe(tx),
    );
    await tx.auditar({
      acao: 'checklist.resposta_retirada',
      objeto: objeto(clienteId),
      clienteId,
      antes: { item: pendencia.titulo, resposta: pendencia.resposta.tipo },
      depois: { item: pendencia.titulo, resposta: null },
    });
    return lerPendencias(tx);
  });
}
