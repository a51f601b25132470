import {
  type PendenciasDoCliente,
  pendenciasEndpoints,
  type RespostaDoCliente,
} from '@dominio/contrato/area-cliente-pendencias';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './area-cliente.chaves.ts';

/** Query of what the firm asked the company for. */
export const pendenciasOptions = queryOptions({
  queryKey: chaves.pendencias,
  queryFn: ({ signal }) => chamar(pendenciasEndpoints.listar, undefined, { signal }),
});

function useMostrar() {
  const cliente = useQueryClient();
  return (lidas: PendenciasDoCliente) => cliente.setQueryData(pendenciasOptions.queryKey, lidas);
}

/** Mutation that answers what was asked for. */
export const useResponderPendencia = () =>
  useGravacao({
    mutationFn: ({ id, body }: { id: number; body: RespostaDoCliente }) =>
      chamar(pendenciasEndpoints.responder, { params: { id }, body }),
    onSuccess: useMostrar(),
  });

/** Mutation that takes an answer back. */
export const useRetirarResposta = () =>
  useGravacao({
    mutationFn: (id: number) => chamar(pendenciasEndpoints.retirar, { params: { id } }),
    onSuccess: useMostrar(),
  });
