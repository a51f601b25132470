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
