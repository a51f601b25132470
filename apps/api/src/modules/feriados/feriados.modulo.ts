import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeFeriados } from './feriados.routes.ts';

export const feriados: Modulo = {
  nome: 'feriados',
  rotas: [registrarRotasDeFeriados],
};
