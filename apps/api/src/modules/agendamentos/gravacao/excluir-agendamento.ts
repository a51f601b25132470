import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { ehCliente } from '../../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { ehDono, soOcupado } from '../agendamentos.policy.ts';
import { lerExcluido, travar } from '../agendamentos.repository.ts';
import { reservar } from '../conflitos/conflitos.service.ts';
import { periodoDe } from '../horario/frases.rules.ts';
import { auditarLeitura } from '../leitura/leitura-auditada.service.ts';
import { soOCriador } from '../status/status.rules.ts';
import { abrirParaGravar } from './abrir-para-gravar.ts';
import { atualizar } from './gravacao.repository.ts';
import { avisarConflito, registrarMudanca, reler, responderGravado } from './gravado.service.ts';

/** How long undoing is offered (decisoes.md §6); it is accepted for longer, for a slow click. */
const OFERTA_MS = 8_000;
const TOLERANCIA_MS = 30_000;

/**
 * Removes an appointment from everybody's agenda. The row stays, hidden, so that it can be
 * restored.
 *
 * @throws Recusa 404 where the caller cannot read it; 422 for people who may not delete it.
 */
export function excluirAgendamento(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    if (!ehDono(tx.ator, antes)) throw soOCriador();
    const agora = tx.agora();
    const autorId = tx.ator.usuarioId;
    const versao = await atualizar(tx.db, id, {
      excluido_em: agora,
      alterado_por: autorId,
      atualizado_em: agora,
    });
    await registrarMudanca(tx, id, {
      acao: 'excluido',
      descricao: 'Removeu o agendamento.',
      antes,
    });
    await tx.emitir('agendamento.excluido', { id, autorId, versao });
    return {
      success: true as const,
      message: 'Agendamento removido.',
      desfazer_ate: new Date(agora.getTime() + OFERTA_MS).toISOString(),
    };
  });
}

async function restaurar(ctx: ContextoDeTransacao, id: number) {
  await travar(ctx.db, id);
  const antes = ehCliente(ctx.ator) ? undefined : await lerExcluido(ctx.db, ctx.ator, id);
  if (!antes || soOcupado(antes)) throw naoEncontrado(TEXTOS_DA_AGENDA.naoEncontrado);
  // A second click, or the same request sent again: it is restored already.
  if (!antes.excluido_em) {
    await auditarLeitura(ctx, [antes], { id });
    return responderGravado(ctx, antes, 'Agendamento restaurado.');
  }
  const agora = ctx.agora();
  if (agora.getTime() - antes.excluido_em.getTime() > TOLERANCIA_MS) {
    throw estadoInvalido('O tempo para desfazer a remoção já passou.');
  }
  const autorId = ctx.ator.usuarioId;
  const ocupa = antes.status === 'AGENDADO' && antes.tipo?.bloqueia_agenda !== false;
  const participantes = antes.participantes
    .filter((p) => p.resposta !== 'recusado')
    .map((p) => p.id);
  const conflitos = ocupa
    ? await reservar(
        ctx,
        { participantes, periodo: periodoDe(antes), exceto: id },
        { confirmado: true },
      )
    : [];
  await atualizar(ctx.db, id, { excluido_em: null, alterado_por: autorId, atualizado_em: agora });
  const depois = await reler(ctx, id);
  const { versao } = depois;
  const descricao = 'Desfez a remoção do agendamento.';
  await registrarMudanca(ctx, id, { acao: 'restaurado', descricao, depois });
  await ctx.emitir('agendamento.restaurado', { id, autorId, versao });
  await avisarConflito(ctx, depois, conflitos);
  return responderGravado(ctx, depois, 'Agendamento restaurado.', conflitos);
}

/**
 * Undoes a removal. Bookings made meanwhile do not prevent it: the answer lists the conflicts, and
 * the people concerned are notified.
 *
 * @throws Recusa 404 for people who may not restore it; 409 after 30 s.
 */
export const restaurarAgendamento = (ctx: Contexto, id: number) =>
  ctx.transacao((tx) => restaurar(tx, id));
