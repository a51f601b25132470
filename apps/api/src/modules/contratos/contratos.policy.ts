import type { StatusDoContrato } from '@dominio/contrato/clientes';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { proximosStatus } from './contratos.rules.ts';

/** Whether a person may see the amounts of contracts. */
export const veValores = (ator: Ator) => pode(ator, 'contratos:ver_valores');

/** What a person may see of a contract and do with it. Amounts need a permission of their own. */
export const acessoAoContrato = (ator: Ator, status: StatusDoContrato) => ({
  veValor: veValores(ator),
  proximos: pode(ator, 'contratos:editar') ? proximosStatus(status, ator) : [],
});
