import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { EdicaoDeContrato, MudancaDeStatus } from '@dominio/contrato/contratos';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, registroAlterado, sqlstate } from '../../platform/erros.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';
import * as repo from './contratos.repository.ts';
import { pedeMotivo, podeExcluir, proximosStatus, terminou } from './contratos.rules.ts';
import {
  abrirContrato,
  apresentar,
  exigirContrato,
  exigirEmpresaDoCliente,
  exigirVigencia,
  lerContrato,
  numeroRepetido,
} from './contratos.service.ts';

const NUMERO_REPETIDO = '23505';
const objeto = (id: number) => ({ tipo: 'contrato', id });

/** Opens a contract to be written over the version that the caller read. */
async function abrirParaGravar(tx: ContextoDeTransacao, id: number, versao: number | undefined) {
  const linha = await abrirContrato(tx, id);
  if (versao !== undefined && versao !== linha.versao) {
    throw registroAlterado(apresentar(tx, linha));
  }
  return linha;
}

const avisarAbas = (tx: ContextoDeTransacao, aoVivo: AoVivo, clienteId: number) =>
  aoVivo.pedirReleitura(tx.db, [tx.ator.usuarioId], 'clientes', clienteId);

/**
 * Changes the terms of a contract that has not ended.
 *
 * @throws Recusa 404; 409 for a stale version, one that ended and a number that is taken; 422 for a
 *   company of another client and for an end before the beginning.
 */
export async function atualizarContrato(
  ctx: Contexto,
  aoVivo: AoVivo,
  id: number,
  { versao, ...edicao }: EdicaoDeContrato,
) {
  try {
    return await ctx.transacao(async (tx) => {
      const linha = await abrirParaGravar(tx, id, versao);
      if (terminou(linha.status_contrato)) {
        throw estadoInvalido('Um contrato encerrado ou cancelado não pode ser alterado.');
      }
      const { numero_contrato, empresa_id, data_inicio, data_fim, servicos } = linha;
      const { valor_mensal_centavos } = linha;
      const antes = {
        ...{ numero_contrato, empresa_id, data_inicio, data_fim },
        ...{ valor_mensal_centavos, servicos },
      };
      const depois = {
        ...antes,
        ...edicao,
        numero_contrato: edicao.numero_contrato || numero_contrato,
      };
      await exigirEmpresaDoCliente(tx, edicao.empresa_id, linha.cliente_id);
      exigirVigencia(depois);
      await repo.atualizar(tx.db, id, depois, tx.agora());
      await tx.auditar({ acao: 'contrato.alterado', objeto: objeto(id), antes, depois });
      await avisarAbas(tx, aoVivo, linha.cliente_id);
      return apresentar(tx, await exigirContrato(tx, id));
    });
  } catch (erro) {
    throw sqlstate(erro) === NUMERO_REPETIDO ? numeroRepetido() : erro;
  }
}

/**
 * Takes a contract to another status.
 *
 * @throws Recusa 404; 409 for a stale version and for a move that the status does not allow; 422
 *   without the reason that reviving a contract asks for.
 */
export function mudarStatusDoContrato(
  ctx: Contexto,
  aoVivo: AoVivo,
  id: number,
  { status_contrato: para, motivo, versao }: MudancaDeStatus,
) {
  return ctx.transacao(async (tx) => {
    const { status_contrato: de, cliente_id } = await abrirParaGravar(tx, id, versao);
    if (!proximosStatus(de, tx.ator).includes(para)) {
      throw estadoInvalido(
        de === 'ENCERRADO' && para === 'ATIVO'
          ? 'Só um administrador reativa um contrato encerrado.'
          : `O contrato não pode passar de ${NOME_DO_STATUS[de]} para ${NOME_DO_STATUS[para]}.`,
      );
    }
    if (pedeMotivo(de) && !motivo) throw campoInvalido('motivo', 'Informe o motivo.');
    await repo.atualizar(tx.db, id, { status_contrato: para }, tx.agora());
    await tx.auditar({
      acao: 'contrato.status_alterado',
      objeto: objeto(id),
      antes: { status_contrato: de },
      depois: { status_contrato: para, ...(motivo && { motivo }) },
    });
    await avisarAbas(tx, aoVivo, cliente_id);
    return lerContrato(tx, id);
  });
}

/** @throws Recusa 404; 409 for a contract that was in force. */
export function excluirContrato(ctx: Contexto, aoVivo: AoVivo, id: number) {
  return ctx.transacao(async (tx) => {
    const linha = await abrirContrato(tx, id);
    if (!podeExcluir(linha.status_contrato)) {
      throw estadoInvalido('Só um contrato em rascunho ou cancelado pode ser excluído.');
    }
    await repo.excluir(tx.db, id);
    await tx.auditar({ acao: 'contrato.excluido', objeto: objeto(id), antes: { ...linha } });
    await avisarAbas(tx, aoVivo, linha.cliente_id);
    return { success: true as const, message: 'Contrato excluído.' };
  });
}
