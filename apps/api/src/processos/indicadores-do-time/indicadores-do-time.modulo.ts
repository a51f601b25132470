import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDosIndicadores } from './indicadores-do-time.routes.ts';

/** Counts what a team has: clients, contracts, agenda and who is away. */
export const indicadoresDoTime: Modulo = {
  nome: 'indicadores-do-time',
  rotas: [registrarRotasDosIndicadores],
  exemplos: () => import('./indicadores-do-time.exemplos.ts'),
};
