import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeMudarEmpresas } from './mudar-empresas.routes.ts';

/** Changes many companies at once, with what their clients and contracts say of them. */
export const mudarEmpresas: Modulo = {
  nome: 'mudar-empresas',
  rotas: [registrarRotasDeMudarEmpresas],
  exemplos: () => import('./mudar-empresas.exemplos.ts'),
};
