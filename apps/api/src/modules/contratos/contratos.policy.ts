import type { StatusDoContrato } from '@dominio/contrato/clientes';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { proximosStatus } from './contratos.rules.ts';

/** Whether a person may know what contracts are worth. */
export const veValores = (ator: Ator) => pode(ator, 'contratos:ver_valores');

/** What a person may know of a contract and do with it. Amounts have a permission of their own. */
export const acessoAoContrato = (ator: Ator, status: StatusDoContrato) => ({
  veValor: veValores(ator),
  proximos: pode(ator, 'contratos:editar') ? proximosStatus(status, ator) : [],
});
