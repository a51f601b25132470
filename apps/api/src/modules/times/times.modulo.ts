import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeTimes } from './times.routes.ts';

export const times: Modulo = {
  nome: 'times',
  rotas: [registrarRotasDeTimes],
};
