import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeClientes } from './clientes.routes.ts';

export const clientes: Modulo = {
  nome: 'clientes',
  rotas: [registrarRotasDeClientes],
};
