import { permissoesEndpoints as e } from '@dominio/contrato/grupos';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { recurso, reler } from '../../registros/recurso.ts';

/** Its key begins with the groups', so that a change of groups makes the catalogue stale. */
export const permissoes = recurso([...CHAVES.grupos, 'permissoes'], e, {
  nome: { um: 'permissão', varios: 'permissões', genero: 'f' },
  linhas: 'permissoes',
  porPagina: 100,
  tambem: [CHAVES.grupos, CHAVES.usuarios],
});

/** Query of the whole catalogue of permissions, for the matrix. */
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
