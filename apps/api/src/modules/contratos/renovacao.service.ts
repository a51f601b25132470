import type { Renovacao } from '@dominio/contrato/contratos-renovacao';
import { diaEscrito, somarDias } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import { registrarAditivo } from './aditivos/aditivos.service.ts';
import * as repo from './contratos.repository.ts';
import { exigirContrato, exigirValorVisivel, lerContrato } from './contratos.service.ts';
import { abrirParaGravar, avisarAbas } from './mudar-contrato.ts';
import { contraRenovar, descricaoDaRenovacao } from './renovacao.rules.ts';

/**
 * Renews a contract in force: its end moves on, and an amendment in effect from the day after the old
 * end says so. The day on which the contract began stays.
 *
 * @throws Recusa 404; 409 for a stale version and a contract that cannot be renewed; 422 for an end
 *   before the new period, and an amount from somebody who may not see amounts.
 */
export function renovarContrato(
  ctx: Contexto,
  id: number,
  { versao, descricao, data_fim, valor_mensal_centavos }: Renovacao,
) {
  return ctx.transacao(async (tx) => {
    const linha = await abrirParaGravar(tx, id, versao);
    const contra = contraRenovar(linha);
    if (contra !== undefined || linha.data_fim === null) throw estadoInvalido(contra ?? '');
    exigirValorVisivel(tx, { valor_mensal_centavos });
    const vigencia_em = somarDias(linha.data_fim, 1);
    if (data_fim < vigencia_em) {
      throw campoInvalido(
        'data_fim',
        `A nova vigência começa em ${diaEscrito(vigencia_em)}: informe um fim a partir desse dia.`,
      );
    }
    const { data_fim: fim, valor_mensal_centavos: valor } = linha;
    const antes = { data_fim: fim, valor_mensal_centavos: valor };
    const depois = { data_fim, valor_mensal_centavos: valor_mensal_centavos ?? valor };
    await repo.atualizar(tx.db, id, depois, escritaDe(tx));
    const aditivo = await registrarAditivo(tx, linha, await exigirContrato(tx, id), {
      tipo: 'renovacao',
      descricao: descricao ?? descricaoDaRenovacao(vigencia_em, data_fim),
      vigencia_em,
    });
    await tx.auditar({
      acao: 'contrato.renovado',
      objeto: { tipo: 'contrato', id },
      clienteId: linha.cliente_id,
      antes,
      depois: { ...depois, aditivo },
    });
    await avisarAbas(tx, linha.cliente_id);
    return lerContrato(tx, id);
  });
}
