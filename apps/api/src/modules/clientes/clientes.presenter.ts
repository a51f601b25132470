import type { ClienteDaLista } from '@dominio/contrato/clientes';
import type { LinhaDeCliente } from './clientes.repository.ts';

/** Row → list item, with both names of the fields the specification calls two ways. */
export const apresentarCliente = (linha: LinhaDeCliente): ClienteDaLista => ({
  ...linha,
  name: linha.nome,
  logo: null,
  logo_url: null,
});
