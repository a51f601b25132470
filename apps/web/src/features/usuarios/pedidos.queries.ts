import {
  pedidosDeAcessoEndpoints as e,
  type PedidoDeAcesso,
} from '@dominio/contrato/pedidos-de-acesso';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

/** Query of what the person can request and has requested, read at every visit. */
export const meusPedidosOptions = () =>
  queryOptions({
    queryKey: [...CHAVES.usuarios, 'pedidos-de-acesso'],
    queryFn: ({ signal }) => chamar(e.listar, undefined, { signal }),
    staleTime: 0,
  });

/** Mutation that requests a permission; the list of requests is read again. */
export function usePedirAcesso() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: PedidoDeAcesso) => chamar(e.pedir, { body }),
    onSettled: () => cliente.invalidateQueries({ queryKey: meusPedidosOptions().queryKey }),
  });
}
