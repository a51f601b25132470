import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeContratos } from './contratos.routes.ts';

export const contratos: Modulo = {
  nome: 'contratos',
  rotas: [registrarRotasDeContratos],
};
