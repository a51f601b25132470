import type { EdicaoDeContrato } from '@dominio/contrato/contratos';
import type { TermosDoContrato } from '@dominio/contrato/contratos-aditivos';
import { dataCivil, diaEscrito } from '@dominio/contrato/datas';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido } from '../../../platform/erros.ts';
import { veValores } from '../contratos.policy.ts';
import type { LinhaDeContrato } from '../contratos.repository.ts';
import { emVigor } from '../contratos.rules.ts';
import { exigirContrato } from '../contratos.service.ts';
import { apresentarAditivo } from './aditivos.presenter.ts';
import * as repo from './aditivos.repository.ts';
import { descricaoDaDiferenca, diferencaDosTermos } from './aditivos.rules.ts';

/** The amendments of a contract. @throws Recusa 404 outside the caller's scope. */
export async function listarAditivos(ctx: Contexto, contratoId: number) {
  await exigirContrato(ctx, contratoId);
  const linhas = await repo.listar(ctx.db, contratoId);
  const veValor = veValores(ctx.ator);
  return { aditivos: linhas.map((um) => apresentarAditivo(um, veValor)), total: linhas.length };
}

const termosDe = (linha: LinhaDeContrato): TermosDoContrato => ({
  empresa: linha.empresa_nome,
  servicos: linha.servicos,
  valor_mensal_centavos: linha.valor_mensal_centavos,
  data_inicio: linha.data_inicio,
  data_fim: linha.data_fim,
});

/**
 * The day on which an amendment takes effect: the one asked for, else today; never before the
 * contract begins. If the amendment moves the beginning, the earlier of the two days counts.
 *
 * @throws Recusa 422 for a day before the contract begins.
 */
function vigenciaDoAditivo(
  pedida: string | null | undefined,
  hoje: string,
  inicios: readonly (string | null)[],
): string {
  const inicio = inicios.filter((um) => um !== null).sort()[0];
  const vigencia = pedida ?? hoje;
  if (inicio === undefined || vigencia >= inicio) return vigencia;
  if (pedida === null || pedida === undefined) return inicio;
  throw campoInvalido(
    'aditivo.vigencia_em',
    `O aditivo não pode valer antes do início do contrato, em ${diaEscrito(inicio)}.`,
  );
}

/**
 * Writes an amendment for the terms that changed in a contract in force.
 *
 * @returns the number of the amendment; null when no term changed or the contract is not in force.
 * @throws Recusa 422 for an amendment that would take effect before its contract.
 */
export async function registrarAditivo(
  tx: ContextoDeTransacao,
  antes: LinhaDeContrato,
  depois: LinhaDeContrato,
  pedido: EdicaoDeContrato['aditivo'],
): Promise<number | null> {
  if (!emVigor(antes.status_contrato)) return null;
  const diferenca = diferencaDosTermos(termosDe(antes), termosDe(depois));
  if (!diferenca) return null;
  return repo.inserir(tx.db, {
    ...diferenca,
    contrato_id: antes.id,
    descricao: pedido?.descricao ?? descricaoDaDiferenca(diferenca.depois),
    vigencia_em: vigenciaDoAditivo(pedido?.vigencia_em, dataCivil(tx.agora()), [
      antes.data_inicio,
      depois.data_inicio,
    ]),
    criado_por: tx.ator.usuarioId,
    criado_em: tx.agora(),
  });
}
