import type { StatusDoContrato } from '@dominio/contrato/clientes';
import type { Contrato } from '@dominio/contrato/contratos';

/** The order in which a client's contract is chosen among several (decisoes.md §6). */
const ORDEM: readonly StatusDoContrato[] = [
  'ATIVO',
  'EM_IMPLANTACAO',
  'SUSPENSO',
  'RASCUNHO',
  'ENCERRADO',
  'CANCELADO',
];

/** Contracts with that which is shown for the client first, then the newest. */
export const emOrdemDeContrato = (contratos: readonly Contrato[]): Contrato[] =>
  contratos.toSorted(
    (a, b) => ORDEM.indexOf(a.status_contrato) - ORDEM.indexOf(b.status_contrato) || b.id - a.id,
  );

interface QuemAtende {
  readonly chave: string;
  readonly nome: string;
  readonly oQue: string;
}

/** The people and teams of the contracts that are still going on, each once. */
export function quemAtende(contratos: readonly Contrato[]): QuemAtende[] {
  const vivos = emOrdemDeContrato(contratos).filter(
    ({ status_contrato: status }) => status !== 'ENCERRADO' && status !== 'CANCELADO',
  );
  const achados = vivos.flatMap(({ responsavel_id, responsavel_nome, time_id, time_nome }) => [
    ...(responsavel_nome
      ? [{ chave: `pessoa-${responsavel_id}`, nome: responsavel_nome, oQue: 'Responsável' }]
      : []),
    ...(time_nome ? [{ chave: `time-${time_id}`, nome: time_nome, oQue: 'Time' }] : []),
  ]);
  return [...new Map(achados.map((um) => [um.chave, um])).values()];
}
