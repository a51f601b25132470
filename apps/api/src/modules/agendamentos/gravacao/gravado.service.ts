import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { apresentarAgendamento, apresentarConflito } from '../agendamentos.presenter.ts';
import { type LinhaDeAgendamento, ler } from '../agendamentos.repository.ts';
import type { LinhaDeConflito } from '../conflitos/conflitos.repository.ts';
import { lerAvisos, type Novidade } from '../conflitos/conflitos.service.ts';
import { periodoDe } from '../horario/frases.rules.ts';
import { narrar } from './gravacao.repository.ts';
import { resumoParaAuditoria } from './resumo.rules.ts';

/** The row as this transaction left it. */
export async function reler(ctx: Contexto, id: number): Promise<LinhaDeAgendamento> {
  const linha = await ler(ctx.db, ctx.ator, id);
  if (!linha) throw new Error(`o agendamento ${id} sumiu na própria transação`);
  return linha;
}

/** Ids of who takes part. */
export const pessoasDe = ({ participantes }: LinhaDeAgendamento): number[] =>
  participantes.map(({ id }) => id);

/**
 * The answer of every write: the appointment as the caller sees it, conflicts and remarks.
 *
 * @param novidade what the remarks are made of; all of it, unless told otherwise.
 */
export async function responderGravado(
  ctx: Contexto,
  linha: LinhaDeAgendamento,
  message: string,
  conflitos: readonly LinhaDeConflito[] = [],
  novidade: Novidade = { horario: true, pessoas: pessoasDe(linha) },
) {
  return {
    success: true as const,
    message,
    id: linha.id,
    agendamento: apresentarAgendamento(ctx.ator, linha, ctx.agora()),
    conflitos: conflitos.map(apresentarConflito),
    avisos: linha.status === 'AGENDADO' ? await lerAvisos(ctx, periodoDe(linha), novidade) : [],
  };
}

interface Registro {
  /** What was done, as the audit log and the history name it: `criado`, `status`. */
  readonly acao: string;
  /** One sentence for the appointment's history. */
  readonly descricao: string;
  readonly antes?: LinhaDeAgendamento;
  readonly depois?: LinhaDeAgendamento;
  readonly dados?: Record<string, unknown>;
}

/** Writes a change into the appointment's history and the audit log, in its transaction. */
export async function registrarMudanca(
  ctx: ContextoDeTransacao,
  id: number,
  { acao, descricao, antes, depois, dados = {} }: Registro,
): Promise<void> {
  const criado_em = ctx.agora();
  const usuario_id = ctx.ator.usuarioId;
  await narrar(ctx.db, { agendamento_id: id, usuario_id, acao, descricao, dados, criado_em });
  await ctx.auditar({
    acao: `agendamento.${acao}`,
    objeto: { tipo: 'agendamento', id },
    ...(antes && { antes: resumoParaAuditoria(antes) }),
    ...(depois && { depois: { ...resumoParaAuditoria(depois), ...dados } }),
  });
}

/** Notifies the people of a confirmed conflict, once the transaction commits. */
export async function avisarConflito(
  ctx: ContextoDeTransacao,
  { id, versao }: { id: number; versao: number },
  conflitos: readonly LinhaDeConflito[],
): Promise<void> {
  if (conflitos.length === 0) return;
  await ctx.emitir('agendamento.conflito', {
    id,
    autorId: ctx.ator.usuarioId,
    versao,
    conflitantes: conflitos.map((conflito) => conflito.id),
  });
}
