import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoNovoCliente } from './novo-cliente.routes.ts';

/** Creates a client with its company, its contract and the link of its creator. */
export const novoCliente: Modulo = {
  nome: 'novo-cliente',
  rotas: [registrarRotasDoNovoCliente],
  exemplos: () => import('./novo-cliente.exemplos.ts'),
};
