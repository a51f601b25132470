import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoDesligamento } from './desligamento.routes.ts';

/** Off-boarding: what every module does when somebody leaves, and the end of the access. */
export const desligamento: Modulo = {
  nome: 'desligamento',
  rotas: [registrarRotasDoDesligamento],
  exemplos: () => import('./desligamento.exemplos.ts'),
};
