import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import type { Envio } from '@dominio/contrato/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { aoMudarClientes } from './clientes.queries.ts';

/** Enters a client, with company and contract when they are given. */
export function useCriarCliente() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: Envio<typeof cadastroDeClientesEndpoints.criar>['body']) =>
      chamar(cadastroDeClientesEndpoints.criar, { body }),
    onSuccess: () => aoMudarClientes(cliente),
  });
}
