import type { Envio } from '@dominio/contrato/endpoint';
import { gruposEndpoints as e } from '@dominio/contrato/grupos';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { LIDO_AO_ABRIR, recurso, reler } from '../../registros/recurso.ts';

/** Lists of people show the names of groups, so a change of groups makes them stale. */
export const grupos = recurso(CHAVES.grupos, e, {
  nome: { um: 'grupo', varios: 'grupos', genero: 'm' },
  linhas: 'grupos',
  porPagina: 100,
  exportacao: 'the catalogue has no permission to export groups',
  tambem: [CHAVES.usuarios],
});

export const permissoesDoGrupoOptions = (id: number) =>
  queryOptions({
    queryKey: grupos.chaves.um(id, 'permissoes'),
    queryFn: ({ signal }) => chamar(e.permissoes, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

export const alcanceDoGrupoOptions = (id: number) =>
  queryOptions({
    queryKey: grupos.chaves.um(id, 'clientes'),
    queryFn: ({ signal }) => chamar(e.clientes, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

/** Mutation that replaces a group's permissions. */
export function useGravarPermissoes(id: number) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: ({ ids, versao }: { ids: number[]; versao: number }) =>
      chamar(e.gravarPermissoes, { params: { id }, body: { permissao_ids: ids, versao } }),
    onSuccess: () => reler(cliente, grupos),
  });
}

/** Mutation that replaces a group's client scope and its clients. */
export function useGravarClientes(id: number) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: Envio<typeof e.gravarClientes>['body']) =>
      chamar(e.gravarClientes, { params: { id }, body }),
    onSuccess: () => reler(cliente, grupos),
  });
}
