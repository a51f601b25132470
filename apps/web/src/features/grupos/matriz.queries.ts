import { permissoesEndpoints as e } from '@dominio/contrato/grupos';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { reler } from '../../registros/recurso.ts';
import { permissoes } from './permissoes.queries.ts';

/** Query of the whole catalogue of permissions. */
export const catalogoOptions = () =>
  queryOptions({
    queryKey: permissoes.chaves.consulta('todas'),
    queryFn: async ({ signal }) =>
      (await chamar(e.listar, { query: { limit: 1_000 } }, { signal })).permissoes,
  });

/** Mutation that adds the permissions and groups of the starting matrix that are missing. */
export function useCriarPadrao() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: () => chamar(e.criarPadrao),
    onSuccess: () => reler(cliente, permissoes),
  });
}
