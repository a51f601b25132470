import { NOME_DO_STATUS, type StatusDoContrato } from '@dominio/contrato/clientes';
import type { MudancaDeStatus } from '@dominio/contrato/contratos';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, dadosInvalidos, estadoInvalido } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import * as repo from './contratos.repository.ts';
import { emVigor, pedeMotivo, proximosStatus, terminou } from './contratos.rules.ts';
import { lerContrato } from './contratos.service.ts';
import { ditos, dizeresForaDoFim, fimDe, SEM_FIM } from './encerramento.rules.ts';
import { abrirParaGravar, avisarAbas } from './mudar-contrato.ts';
import { exigirAtivacaoUnica } from './servicos-do-contrato.service.ts';

type Pedido = Omit<MudancaDeStatus, 'versao'>;
type Mudanca = Partial<repo.FimDoContrato> & { status_contrato?: StatusDoContrato };

interface Feito {
  readonly acao: 'contrato.status_alterado' | 'contrato.fim_marcado' | 'contrato.fim_retirado';
  readonly muda: Mudanca;
  /** What the log says besides what was changed. */
  readonly motivo?: string | undefined;
}

/** Ends a contract: at once, or, with a day to come, on that day, until which it stays in force. */
function encerrar(linha: repo.LinhaDeContrato, pedido: Pedido, hoje: string): Feito {
  const fim = fimDe(linha, pedido, hoje);
  if ('erros' in fim) throw dadosInvalidos(fim.erros);
  return fim.encerra_em > hoje
    ? { acao: 'contrato.fim_marcado', muda: fim }
    : {
        acao: 'contrato.status_alterado',
        muda: { status_contrato: pedido.status_contrato, ...fim },
      };
}

async function decidir(
  tx: ContextoDeTransacao,
  linha: repo.LinhaDeContrato,
  pedido: Pedido,
  hoje: string,
): Promise<Feito> {
  const { status_contrato: de } = linha;
  const { status_contrato: para, motivo } = pedido;
  // The status that it has already: what was to end goes on.
  const segue = para === de && emVigor(de) && linha.encerra_em !== null;
  if (!segue && !proximosStatus(de, tx.ator).includes(para)) {
    throw estadoInvalido(
      de === 'ENCERRADO' && para === 'ATIVO'
        ? 'Só um administrador reativa um contrato encerrado.'
        : `O contrato não pode passar de ${NOME_DO_STATUS[de]} para ${NOME_DO_STATUS[para]}.`,
    );
  }
  if (terminou(para)) return encerrar(linha, pedido, hoje);
  const deFora = dizeresForaDoFim(pedido);
  if (deFora.length > 0) throw dadosInvalidos(deFora);
  if (segue) return { acao: 'contrato.fim_retirado', muda: SEM_FIM, motivo };
  if (pedeMotivo(de) && !motivo) throw campoInvalido('motivo', 'Informe o motivo.');
  if (para === 'ATIVO') await exigirAtivacaoUnica(tx, linha);
  const volta = terminou(de) ? SEM_FIM : {};
  return { acao: 'contrato.status_alterado', muda: { status_contrato: para, ...volta }, motivo };
}

/**
 * Changes the status of a contract. An end on a day to come is kept, and done on that day by a job; to
 * ask then for the status that the contract has takes it back (decisoes.md §6 has no status of notice).
 *
 * @throws Recusa 404; 409 for a stale version, for a change that the status does not allow, and for a
 *   second active contract of a service for a company; 422 for reopening without a reason, and for what
 *   an end says of itself that cannot be.
 */
export function mudarStatusDoContrato(
  ctx: Contexto,
  id: number,
  { versao, ...pedido }: MudancaDeStatus,
) {
  return ctx.transacao(async (tx) => {
    const linha = await abrirParaGravar(tx, id, versao);
    const escrita = escritaDe(tx);
    const hoje = dataCivil(escrita.atualizado_em);
    const { acao, muda, motivo } = await decidir(tx, linha, pedido, hoje);
    await repo.atualizar(tx.db, id, muda, escrita);
    await tx.auditar({
      acao,
      objeto: { tipo: 'contrato', id },
      clienteId: linha.cliente_id,
      antes: ditos(linha, muda),
      depois: { ...ditos(muda, muda), ...(motivo && { motivo }) },
    });
    const { status_contrato: de } = linha;
    const { status_contrato: para = de } = muda;
    if (para !== de) {
      await tx.emitir('contrato.status', { id, autorId: tx.ator.usuarioId, de, para });
    }
    await avisarAbas(tx, linha.cliente_id);
    return lerContrato(tx, id);
  });
}
