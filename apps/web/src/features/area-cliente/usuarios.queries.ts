import {
  usuariosDoClienteEndpoints as e,
  type NovoUsuarioDoCliente,
  type UsuariosMudados,
} from '@dominio/contrato/area-cliente-usuarios';
import type { PapelDoContato } from '@dominio/contrato/contatos';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './area-cliente.chaves.ts';

/** Query of the company's people with access, and of what waits for a partner. */
export const usuariosDoClienteOptions = queryOptions({
  queryKey: chaves.usuarios,
  queryFn: ({ signal }) => chamar(e.listar, undefined, { signal }),
});

/** What every change does: it answers the list, and a refusal may tell that the list is an old one. */
function useMudanca<V>(mutationFn: (variaveis: V) => Promise<UsuariosMudados>) {
  const cliente = useQueryClient();
  const { queryKey } = usuariosDoClienteOptions;
  return useGravacao({
    mutationFn,
    onSuccess: ({ aguardando: _, ...lista }) => cliente.setQueryData(queryKey, lista),
    onError: () => cliente.invalidateQueries({ queryKey }),
  });
}

/** Mutation that invites somebody. */
export const useConvidar = () =>
  useMudanca((body: NovoUsuarioDoCliente) => chamar(e.convidar, { body }));

/** Mutation that sets somebody's roles. */
export const useMudarPapeis = () =>
  useMudanca(({ id, papeis }: { id: number; papeis: PapelDoContato[] }) =>
    chamar(e.mudarPapeis, { params: { id }, body: { papeis } }),
  );

/** Mutation that sends another invitation. */
export const useReenviar = () => useMudanca((id: number) => chamar(e.reenviar, { params: { id } }));

/** Mutation that ends somebody's access. */
export const useRetirarAcesso = () =>
  useMudanca((id: number) => chamar(e.retirar, { params: { id } }));

/** Mutation by which a partner confirms what waits. */
export const useConfirmarPedido = () =>
  useMudanca((id: number) => chamar(e.confirmar, { params: { id } }));

/** Mutation that refuses or cancels what waits. */
export const useDescartarPedido = () =>
  useMudanca((id: number) => chamar(e.descartar, { params: { id } }));
