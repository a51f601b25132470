import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { ehCliente } from '../../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { naoEncontrado, Recusa } from '../../../platform/erros.ts';
import { fraseDaVersao } from '../../../platform/versao.ts';
import { soOcupado } from '../agendamentos.policy.ts';
import { apresentarAgendamento } from '../agendamentos.presenter.ts';
import * as repo from '../agendamentos.repository.ts';
import { auditarLeitura } from '../leitura/leitura-auditada.service.ts';

/**
 * Locks an appointment for a change, then reads it.
 *
 * @throws Recusa `NAO_ENCONTRADO` (404) where the caller cannot read it, or sees only busy time.
 */
export async function abrirParaGravar(
  ctx: ContextoDeTransacao,
  id: number,
): Promise<repo.LinhaDeAgendamento> {
  if (!ehCliente(ctx.ator)) {
    await repo.travar(ctx.db, id);
    const linha = await repo.ler(ctx.db, ctx.ator, id);
    if (linha && !soOcupado(linha)) return linha;
  }
  throw naoEncontrado(TEXTOS_DA_AGENDA.naoEncontrado);
}

/** The refusal of a stale version; its answer shows the row as it is now. */
class VersaoAntiga extends Recusa {
  readonly linha: repo.LinhaDeAgendamento;

  constructor(detail: string, linha: repo.LinhaDeAgendamento, ctx: Contexto) {
    const atual = apresentarAgendamento(ctx.ator, linha, ctx.agora());
    super('REGISTRO_ALTERADO', { detail, extras: { atual } });
    this.linha = linha;
  }
}

/**
 * Runs a write that may call `exigirVersao`, in one transaction. A refusal rolls the write back,
 * but keeps the audit entry that an administrator was shown the row in it.
 */
export async function gravarConferindo<T>(
  ctx: Contexto,
  trabalho: (tx: ContextoDeTransacao) => Promise<T>,
): Promise<T> {
  try {
    return await ctx.transacao(trabalho);
  } catch (erro) {
    if (erro instanceof VersaoAntiga) await auditarLeitura(ctx, [erro.linha], erro.linha);
    throw erro;
  }
}

/**
 * Refuses a write whose version is not the row's (dominios.md §0). Without a version the last write
 * wins. To be called inside `gravarConferindo`.
 *
 * @throws Recusa `REGISTRO_ALTERADO` (409) with the row as it is beside the envelope, in `atual`.
 */
export async function exigirVersao(
  ctx: ContextoDeTransacao,
  linha: repo.LinhaDeAgendamento,
  versao: number | undefined,
): Promise<void> {
  if (versao === undefined || versao === linha.versao) return;
  const alterado_por = linha.alterado_por ?? linha.criado_por;
  const { atualizado_em } = linha;
  throw new VersaoAntiga(await fraseDaVersao(ctx, { alterado_por, atualizado_em }), linha, ctx);
}
