import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeFavoritos } from './favoritos.routes.ts';

export const favoritos: Modulo = {
  nome: 'favoritos',
  rotas: [registrarRotasDeFavoritos],
};
