import type { Cliente } from '@dominio/contrato/clientes';
import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import { responder } from '../rede.ts';
import { umCliente } from './cliente.ts';
import type { Registro } from './registro.ts';

/** Entering a client among those that there are: who has its name already, and the new one. */
export function responderNovoCliente(clientes: Registro<Cliente>) {
  responder(cadastroDeClientesEndpoints.homonimos, ({ query: { nome } }) => ({
    clientes: clientes.todas.filter((um) => um.nome.toLowerCase() === nome.toLowerCase()),
  }));
  return responder(cadastroDeClientesEndpoints.criar, ({ body: { nome, situacao, empresa } }) =>
    clientes.criar((id) =>
      umCliente({
        id,
        nome,
        ...(situacao && { situacao }),
        cnpj: empresa?.cnpj ?? null,
        status_contrato: 'RASCUNHO',
      }),
    ),
  );
}
