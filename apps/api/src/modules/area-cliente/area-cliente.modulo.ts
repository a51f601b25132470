import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaAreaDoCliente } from './area-cliente.routes.ts';

export const areaCliente: Modulo = {
  nome: 'area-cliente',
  rotas: [registrarRotasDaAreaDoCliente],
  exemplos: () => import('./area-cliente.exemplos.ts'),
};
