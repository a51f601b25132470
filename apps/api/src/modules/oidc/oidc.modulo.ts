import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoOidc } from './oidc.routes.ts';

export const oidc: Modulo = {
  nome: 'oidc',
  rotas: [registrarRotasDoOidc],
  exemplos: () => import('./oidc.exemplos.ts'),
};
