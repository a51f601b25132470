import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeEmpresas } from './empresas.routes.ts';

export const empresas: Modulo = {
  nome: 'empresas',
  rotas: [registrarRotasDeEmpresas],
};
