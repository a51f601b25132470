import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeGrupos } from './grupos.routes.ts';

export const grupos: Modulo = {
  nome: 'grupos',
  rotas: [registrarRotasDeGrupos],
};
