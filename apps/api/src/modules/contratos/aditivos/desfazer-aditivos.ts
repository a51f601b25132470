import type { Desfeitos } from '@dominio/contrato/contratos-aditivos';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido } from '../../../platform/erros.ts';
import { escritaDe } from '../../../platform/versao.ts';
import { veValores } from '../contratos.policy.ts';
import * as contratos from '../contratos.repository.ts';
import { abrirContratos } from '../contratos.service.ts';
import { avisarAbas, exigirVersaoDoContrato } from '../mudar-contrato.ts';
import * as repo from './aditivos.repository.ts';
import { termosProprios } from './aditivos.rules.ts';

/** An amendment is on record: it is taken back only as the slip of a moment. */
const PRAZO_MS = 10 * 60_000;

/** Whether a person may still take this back, the last amendment of its contract. */
const podeDesfazer = ({ ator, agora }: Contexto, aditivo: repo.UltimoAditivo, numero: number) =>
  aditivo.numero === numero &&
  aditivo.tipo !== 'alteracao' &&
  aditivo.criado_por === ator.usuarioId &&
  agora().getTime() - aditivo.criado_em.getTime() <= PRAZO_MS &&
  (veValores(ator) || !('valor_mensal_centavos' in aditivo.antes));

async function desfazerUm(
  tx: ContextoDeTransacao,
  linha: contratos.LinhaDeContrato,
  aditivo: repo.UltimoAditivo,
) {
  const { id, cliente_id } = linha;
  const depois = { ...termosProprios(linha), ...aditivo.antes };
  await contratos.atualizar(tx.db, id, depois, escritaDe(tx));
  await repo.excluir(tx.db, aditivo.id);
  await tx.auditar({
    acao: 'contrato.aditivo_desfeito',
    objeto: { tipo: 'contrato', id },
    clienteId: cliente_id,
    antes: { ...aditivo.depois, aditivo: aditivo.numero },
    depois: aditivo.antes,
  });
  await avisarAbas(tx, cliente_id);
}

/**
 * Takes back renewals and adjustments that the caller has just made, all or none: the terms are as
 * they were, and the amendment is gone. The audit log keeps both acts.
 *
 * @throws Recusa 404; 409 for a contract that has changed since, and for an amendment that is not the
 *   caller's own of the last ten minutes.
 */
export function desfazerAditivos(ctx: Contexto, { aditivos }: Desfeitos) {
  return ctx.transacao(async (tx) => {
    const pedidos = new Map(aditivos.map((um) => [um.contrato_id, um]));
    const ids = [...pedidos.keys()];
    const linhas = await abrirContratos(tx, ids);
    const ultimos = new Map(
      (await repo.lerUltimos(tx.db, ids)).map((um) => [um.contrato_id, um] as const),
    );
    for (const linha of linhas) {
      const pedido = pedidos.get(linha.id);
      const ultimo = ultimos.get(linha.id);
      await exigirVersaoDoContrato(tx, linha, pedido?.versao);
      if (!pedido || !ultimo || !podeDesfazer(tx, ultimo, pedido.numero)) {
        throw estadoInvalido(
          `O aditivo do contrato ${linha.numero_contrato} já não pode ser desfeito.`,
        );
      }
      await desfazerUm(tx, linha, ultimo);
    }
    return { success: true as const, message: 'Aditivos desfeitos.' };
  });
}
