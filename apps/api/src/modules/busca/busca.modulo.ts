import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaBusca } from './busca.routes.ts';

export const busca: Modulo = {
  nome: 'busca',
  rotas: [registrarRotasDaBusca],
  exemplos: () => import('./busca.exemplos.ts'),
};
