import { consentimentosEndpoints as e, type Finalidade } from '@dominio/contrato/consentimentos';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { relerUsuario } from '../../lib/sessao-usuario.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { aoMudarPerfil, chaves } from './minha-conta.chaves.ts';

/** Query of the own consents, read at every visit. */
export const consentimentosOptions = () =>
  queryOptions({
    queryKey: chaves.consentimentos,
    queryFn: ({ signal }) => chamar(e.listar, undefined, { signal }),
    staleTime: 0,
  });

/** Mutation that consents to a text in the version `versao`, or revokes the consent (`null`). */
export function useMudarConsentimento() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: ({ finalidade, versao }: { finalidade: Finalidade; versao: number | null }) =>
      versao === null
        ? chamar(e.revogar, { params: { finalidade } })
        : chamar(e.conceder, { params: { finalidade }, body: { versao_do_texto: versao } }),
    onSettled: () => Promise.all([aoMudarPerfil(cliente), relerUsuario()]),
  });
}
