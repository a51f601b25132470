import { type NovoServicoDoContrato, servicoEmPalavras } from '@dominio/contrato/contratos';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../platform/erros.ts';
import { exigirServicos } from '../servicos/servicos.service.ts';
import * as repo from './servicos-do-contrato.repository.ts';

const JA_EXISTE = 'Já existe contrato ativo deste serviço para a empresa.';
const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * The services that a contract will have: those asked for, each as it is agreed, or those of now
 * where nothing is asked. An amount that is not sent stays.
 *
 * @throws Recusa 422 for a service that does not exist, or is out of use and was not there before.
 */
export async function servicosPedidos(
  tx: ContextoDeTransacao,
  atuais: readonly repo.ServicoGravado[],
  pedidos: readonly NovoServicoDoContrato[] | undefined,
): Promise<readonly repo.ServicoGravado[]> {
  if (pedidos === undefined) return atuais;
  const antes = new Map(atuais.map((um) => [um.servico_id, um]));
  const ids = pedidos.map(({ servico_id }) => servico_id);
  const achados = await exigirServicos(tx, ids, new Set(antes.keys()));
  /** The unit of one that is new to the contract, unless another is said. */
  const padrao = (id: number) => (antes.has(id) ? null : (achados.get(id)?.unidade ?? null));
  return pedidos.map(({ servico_id, volume_limite, unidade, sla_horas, valor_centavos }) => ({
    servico_id,
    nome: achados.get(servico_id)?.nome ?? '',
    volume_limite: volume_limite ?? null,
    unidade: unidade === undefined ? padrao(servico_id) : unidade,
    sla_horas: sla_horas ?? null,
    valor_centavos:
      valor_centavos === undefined
        ? (antes.get(servico_id)?.valor_centavos ?? null)
        : valor_centavos,
  }));
}

/** Services in words, for the audit log and for amendments; their amounts apart. */
export const servicosEmTexto = (servicos: readonly repo.ServicoGravado[]) => ({
  servicos: servicos.map(servicoEmPalavras),
  valores_dos_servicos: servicos.flatMap(({ nome, valor_centavos }) =>
    valor_centavos === null
      ? []
      : [`${nome}: ${REAIS.format(valor_centavos / 100).replace(/\s/g, ' ')}`],
  ),
});

type Alvo = Parameters<typeof repo.temOutroAtivo>[1] & {
  readonly servicos: readonly repo.ServicoGravado[];
};

/** Whether a contract would be the second active one of a service for its company; one at a time. */
async function repete(tx: ContextoDeTransacao, { servicos, ...contrato }: Alvo) {
  if (servicos.length === 0) return false;
  await repo.travarCliente(tx.db, contrato.cliente_id);
  return repo.temOutroAtivo(
    tx.db,
    contrato,
    servicos.map(({ servico_id }) => servico_id),
  );
}

/** @throws Recusa 422 at its services for a contract that would be the second active one of one. */
export async function exigirServicosUnicos(tx: ContextoDeTransacao, alvo: Alvo): Promise<void> {
  if (await repete(tx, alvo)) throw campoInvalido('servicos', JA_EXISTE);
}

/** @throws Recusa 409 for a contract that would be the second active one of a service. */
export async function exigirAtivacaoUnica(tx: ContextoDeTransacao, alvo: Alvo): Promise<void> {
  if (await repete(tx, alvo)) throw estadoInvalido(JA_EXISTE);
}
