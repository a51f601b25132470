import type { Encerramento } from '@dominio/contrato/contas-bancarias';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import * as repo from './contas-bancarias.repository.ts';
import { contraEncerrar } from './contas-bancarias.rules.ts';
import { abrirParaGravar, lerContaBancaria, objeto } from './contas-bancarias.service.ts';

async function gravar(
  tx: ContextoDeTransacao,
  { id, cliente_id, encerrada_em: antes }: repo.LinhaDeConta,
  { acao, encerrada_em }: { acao: string; encerrada_em: string | null },
) {
  await repo.atualizar(tx.db, id, { encerrada_em }, escritaDe(tx));
  await tx.auditar({
    acao,
    objeto: objeto(id),
    clienteId: cliente_id,
    antes: { encerrada_em: antes },
    depois: { encerrada_em },
  });
  return lerContaBancaria(tx, id);
}

/**
 * Closes an account on a day, today unless told.
 *
 * @throws Recusa 404; 409 for a stale version, or one that is closed; 422 for a day to come, or before
 *   the initial balance.
 */
export function encerrarContaBancaria(ctx: Contexto, id: number, { versao, data }: Encerramento) {
  return ctx.transacao(async (tx) => {
    const conta = await abrirParaGravar(tx, id, versao);
    if (!conta.ativa) throw estadoInvalido('Esta conta já está encerrada.');
    const hoje = dataCivil(tx.agora());
    const dia = data ?? hoje;
    const contra = contraEncerrar(dia, { hoje, saldoEm: conta.saldo_inicial_em });
    if (contra) throw campoInvalido('data', contra);
    return gravar(tx, conta, { acao: 'conta_bancaria.encerrada', encerrada_em: dia });
  });
}

/** Puts a closed account into use again. @throws Recusa 404; 409 for a stale version, or one in use. */
export function reabrirContaBancaria(
  ctx: Contexto,
  id: number,
  { versao }: { versao?: number | undefined },
) {
  return ctx.transacao(async (tx) => {
    const conta = await abrirParaGravar(tx, id, versao);
    if (conta.ativa) throw estadoInvalido('Esta conta não está encerrada.');
    return gravar(tx, conta, { acao: 'conta_bancaria.reaberta', encerrada_em: null });
  });
}
