import { permissoesEndpoints as e } from '@dominio/contrato/grupos';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { recurso, reler } from '../../registros/recurso.ts';

/** Under the groups' key: whatever changes groups has the catalogue read again. */
export const permissoes = recurso([...CHAVES.grupos, 'permissoes'], e, {
  linhas: 'permissoes',
  porPagina: 100,
  tambem: [CHAVES.grupos, CHAVES.usuarios],
});

/** Every permission that exists, as the matrix shows them. */
export const catalogoOptions = () =>
  queryOptions({
    queryKey: permissoes.chaves.consulta('todas'),
    queryFn: async ({ signal }) =>
      (await chamar(e.listar, { query: { limit: 1_000 } }, { signal })).permissoes,
  });

/** Completes the permissions and groups of the standard. */
export function useCriarPadrao() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: () => chamar(e.criarPadrao),
    onSuccess: () => reler(cliente, permissoes),
  });
}
