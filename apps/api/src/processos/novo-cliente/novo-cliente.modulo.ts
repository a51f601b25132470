import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoNovoCliente } from './novo-cliente.routes.ts';

/** A client is entered with its company, its contract and the link of who enters it. */
export const novoCliente: Modulo = {
  nome: 'novo-cliente',
  rotas: [registrarRotasDoNovoCliente],
  exemplos: () => import('./novo-cliente.exemplos.ts'),
};
