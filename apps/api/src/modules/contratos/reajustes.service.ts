import type { LinhaDoReajuste, Reajuste } from '@dominio/contrato/contratos-reajustes';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, Recusa } from '../../platform/erros.ts';
import { escritaDe, registroAlterado } from '../../platform/versao.ts';
import { lerReajustados } from './aditivos/aditivos.repository.ts';
import { registrarAditivo } from './aditivos/aditivos.service.ts';
import { veValores } from './contratos.policy.ts';
import * as repo from './contratos.repository.ts';
import { abrirContratos, exigirContratos } from './contratos.service.ts';
import { avisarAbas, exigirVersaoDoContrato } from './mudar-contrato.ts';
import { contraReajustar, descricaoDoReajuste, reajustar } from './reajustes.rules.ts';

/** What comes of each contract, with its row. */
async function simular(
  { db }: Contexto,
  contratos: readonly repo.LinhaDeContrato[],
  { percentuais, vigencia_em }: Pick<Reajuste, 'percentuais'> & { vigencia_em: string },
) {
  const porIndice = new Map(
    percentuais.map((um) => [um.indice, um.percentual_centesimos] as const),
  );
  const reajustados = new Map(
    (
      await lerReajustados(
        db,
        contratos.map(({ id }) => id),
      )
    ).map((um) => [um.contrato_id, um.reajustado_em] as const),
  );
  return contratos.map((contrato) => {
    const { indice_reajuste, valor_mensal_centavos: valor } = contrato;
    const percentual = porIndice.get(indice_reajuste);
    const reajustado_em = reajustados.get(contrato.id);
    const contra = contraReajustar(contrato, { percentual, vigencia_em, reajustado_em });
    const novo =
      contra === undefined && valor !== null && percentual !== undefined
        ? reajustar(valor, percentual)
        : null;
    const linha: LinhaDoReajuste = {
      contrato_id: contrato.id,
      numero_contrato: contrato.numero_contrato,
      cliente_nome: contrato.cliente_nome,
      indice_reajuste,
      percentual_centesimos: percentual ?? null,
      valor_atual_centavos: valor,
      valor_novo_centavos: novo,
      impedimento: contra ?? null,
      versao: contrato.versao,
      aditivo: null,
    };
    return { contrato, linha };
  });
}

/** @throws Recusa 409 that names the contract which somebody changed, who did and when. */
async function exigirLida(
  tx: ContextoDeTransacao,
  contrato: repo.LinhaDeContrato,
  versao: number | undefined,
): Promise<void> {
  try {
    await exigirVersaoDoContrato(tx, contrato, versao);
  } catch (erro) {
    if (!(erro instanceof Recusa) || erro.codigo !== 'REGISTRO_ALTERADO') throw erro;
    const { atual } = erro.extras;
    throw registroAlterado(
      atual as object,
      `Contrato ${contrato.numero_contrato}: ${erro.message}`,
    );
  }
}

async function gravar(
  tx: ContextoDeTransacao,
  contrato: repo.LinhaDeContrato,
  linha: LinhaDoReajuste,
  vigencia_em: string,
): Promise<LinhaDoReajuste> {
  const { id, cliente_id, indice_reajuste, valor_mensal_centavos } = contrato;
  const campos = { valor_mensal_centavos: linha.valor_novo_centavos };
  await repo.atualizar(tx.db, id, campos, escritaDe(tx));
  const aditivo = await registrarAditivo(
    tx,
    contrato,
    { ...contrato, ...campos },
    {
      tipo: 'reajuste',
      descricao: descricaoDoReajuste(linha.percentual_centesimos ?? 0, indice_reajuste),
      vigencia_em,
    },
  );
  await tx.auditar({
    acao: 'contrato.reajustado',
    objeto: { tipo: 'contrato', id },
    clienteId: cliente_id,
    antes: { valor_mensal_centavos },
    depois: { ...campos, aditivo },
  });
  return { ...linha, aditivo, versao: contrato.versao + 1 };
}

/**
 * Adjusts the monthly amount of contracts by a percent for each index, all or none, with an amendment
 * for each; or only tells what would come of it. What is agreed for single services stays.
 *
 * @throws Recusa 403 for somebody who may not see amounts; 404 when any contract is out of reach; 409
 *   for one that somebody changed since, and for one that cannot be adjusted.
 */
export async function reajustarContratos(ctx: Contexto, pedido: Reajuste) {
  if (!veValores(ctx.ator)) throw new Recusa('SEM_PERMISSAO');
  const vigencia_em = pedido.vigencia_em ?? dataCivil(ctx.agora());
  const termos = { percentuais: pedido.percentuais, vigencia_em };
  const versoes = new Map(pedido.contratos.map(({ id, versao }) => [id, versao] as const));
  const ids = [...versoes.keys()];
  if (pedido.simular) {
    const linhas = await simular(ctx, await exigirContratos(ctx, ids), termos);
    return { simulado: true, linhas: linhas.map(({ linha }) => linha) };
  }
  return ctx.transacao(async (tx) => {
    const contratos = await abrirContratos(tx, ids);
    const feitas: LinhaDoReajuste[] = [];
    for (const { contrato, linha } of await simular(tx, contratos, termos)) {
      await exigirLida(tx, contrato, versoes.get(contrato.id));
      if (linha.impedimento !== null) {
        throw estadoInvalido(`Contrato ${contrato.numero_contrato}: ${linha.impedimento}`);
      }
      feitas.push(await gravar(tx, contrato, linha, vigencia_em));
    }
    for (const cliente of new Set(contratos.map(({ cliente_id }) => cliente_id))) {
      await avisarAbas(tx, cliente);
    }
    return { simulado: false, linhas: feitas };
  });
}
