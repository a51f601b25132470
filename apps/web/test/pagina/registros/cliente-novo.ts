import type { Cliente } from '@dominio/contrato/clientes';
import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import { consultasEndpoints } from '@dominio/contrato/consultas';
import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { responder } from '../rede.ts';
import { umCliente } from './cliente.ts';
import type { Registro } from './registro.ts';

/**
 * Answers the calls that creating a client makes: whether a name is in use among these, and the
 * creation itself.
 */
export function responderNovoCliente(clientes: Registro<Cliente>) {
  responder(cadastroDeClientesEndpoints.homonimos, ({ query: { nome } }) => ({
    clientes: clientes.todas.filter((um) => um.nome.toLowerCase() === nome.toLowerCase()),
  }));
  responder(cadastroDeClientesEndpoints.conferirDocumento, { repetido: null });
  // Who answers for it is chosen among the staff.
  responder(opcoesDosContratosEndpoints.responsaveis, []);
  responder(consultasEndpoints.ligadas, { cnpj: false, cep: false });
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
