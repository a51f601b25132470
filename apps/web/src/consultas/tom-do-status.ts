import type { StatusDoContrato } from '@dominio/contrato/clientes';

/** How each contract status is drawn (`Situacao`), in the lists of clients and of contracts. */
export const TOM_DO_STATUS = {
  RASCUNHO: 'neutro',
  EM_IMPLANTACAO: 'aviso',
  ATIVO: 'sucesso',
  SUSPENSO: 'aviso',
  ENCERRADO: 'neutro',
  CANCELADO: 'perigo',
} as const satisfies Readonly<Record<StatusDoContrato, string>>;
