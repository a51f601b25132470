import { type Ator, pode } from '../../platform/acesso/ator.ts';

/** Whether a person may see accounts, their numbers included. */
export const veContas = (ator: Ator) => pode(ator, 'contas_bancarias:visualizar');

/** Whether a person may see the balances of accounts. */
export const veValores = (ator: Ator) => pode(ator, 'contas_bancarias:ver_valores');
