import type { StatusDoContrato } from '@dominio/contrato/clientes';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { proximosStatus } from './contratos.rules.ts';

/** What a person may know of a contract and do with it. Amounts are for those who write them. */
export const acessoAoContrato = (ator: Ator, status: StatusDoContrato) => ({
  veValor: pode(ator, 'contratos:editar') || pode(ator, 'contratos:criar'),
  proximos: pode(ator, 'contratos:editar') ? proximosStatus(status, ator) : [],
});
