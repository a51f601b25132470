import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoInicio } from './inicio.routes.ts';

export const inicio: Modulo = {
  nome: 'inicio',
  rotas: [registrarRotasDoInicio],
  exemplos: () => import('./inicio.exemplos.ts'),
};
