import type { Envio } from '@dominio/contrato/endpoint';
import { minhaContaEndpoints as e } from '@dominio/contrato/minha-conta';
import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { relerUsuario } from '../../lib/sessao-usuario.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './minha-conta.chaves.ts';

/**
 * Query of the own record. It is read again at each opening, because saving needs its last version.
 */
export const perfilOptions = () =>
  queryOptions({
    queryKey: chaves.perfil,
    queryFn: ({ signal }) => chamar(e.perfil, undefined, { signal }),
    staleTime: 0,
  });

/** Saves the own record, and shows the one that the server answers. */
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
