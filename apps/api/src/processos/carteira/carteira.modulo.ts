import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaCarteira } from './carteira.routes.ts';

/** Moves the clients of a team to another, with the contracts that name it. */
export const carteira: Modulo = {
  nome: 'carteira',
  rotas: [registrarRotasDaCarteira],
  exemplos: () => import('./carteira.exemplos.ts'),
};
