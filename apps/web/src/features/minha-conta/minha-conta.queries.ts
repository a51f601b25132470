import type { Envio } from '@dominio/contrato/endpoint';
import { minhaContaEndpoints as e } from '@dominio/contrato/minha-conta';
import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { relerUsuario } from '../../lib/sessao-usuario.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './minha-conta.chaves.ts';

/** The own record. Read anew whenever it is opened: it is edited by its version. */
export const perfilOptions = () =>
  queryOptions({
    queryKey: chaves.perfil,
    queryFn: ({ signal }) => chamar(e.perfil, undefined, { signal }),
    staleTime: 0,
  });

/** Saves what is the person's own; the answer is the record as it now stands. */
export function useGravarPerfil() {
  const cliente = useQueryClient();
  return useGravacao(
    mutationOptions({
      mutationFn: (body: Envio<typeof e.gravarPerfil>['body']) => chamar(e.gravarPerfil, { body }),
      onSuccess: ({ perfil }) => {
        cliente.setQueryData(chaves.perfil, perfil);
        void relerUsuario();
      },
    }),
  );
}
