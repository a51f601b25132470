import { fimAntesDaVigencia, type Renovacao } from '@dominio/contrato/contratos-renovacao';
import { somarDias } from '@dominio/contrato/datas';
import { conferirTudo } from '../../platform/conferir.ts';
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
    const vigencia_em = somarDias(linha.data_fim, 1);
    await conferirTudo(
      () => exigirValorVisivel(tx, { valor_mensal_centavos }),
      () => {
        if (data_fim < vigencia_em)
          throw campoInvalido('data_fim', fimAntesDaVigencia(vigencia_em));
      },
    );
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
