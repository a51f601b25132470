import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDasFerramentas } from './ferramentas.routes.ts';

export const ferramentas: Modulo = {
  nome: 'ferramentas',
  rotas: [registrarRotasDasFerramentas],
  exemplos: () => import('./ferramentas.exemplos.ts'),
};
