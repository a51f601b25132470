import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeFavoritos } from './favoritos.routes.ts';
import { meusDados } from './meus-dados.service.ts';

export const favoritos: Modulo = {
  nome: 'favoritos',
  rotas: [registrarRotasDeFavoritos],
  meusDados,
  exemplos: () => import('./favoritos.exemplos.ts'),
};
