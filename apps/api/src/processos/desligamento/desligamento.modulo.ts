import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoDesligamento } from './desligamento.routes.ts';

/** Off-boarding: runs what every module declares for departures, then ends the access. */
export const desligamento: Modulo = {
  nome: 'desligamento',
  rotas: [registrarRotasDoDesligamento],
  exemplos: () => import('./desligamento.exemplos.ts'),
};
