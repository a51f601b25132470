import { buscaEndpoints, TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';
import { timesEndpoints as e } from '@dominio/contrato/times';
import { indicadoresDoTimeEndpoints } from '@dominio/contrato/times-indicadores';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { LIDO_AO_ABRIR, recurso, reler } from '../../registros/recurso.ts';

export const times = recurso(['times'], e, {
  nome: { um: 'time', varios: 'times', genero: 'm' },
  linhas: 'times',
  porPagina: 100,
  exportacao: 'the catalogue has no permission to export teams',
  // A contract says the name of its team.
  tambem: [CHAVES.contratos],
});

export const membrosOptions = (id: number) =>
  queryOptions({
    queryKey: times.chaves.um(id, 'membros'),
    queryFn: ({ signal }) => chamar(e.usuarios, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

export const clientesOptions = (id: number) =>
  queryOptions({
    queryKey: times.chaves.um(id, 'clientes'),
    queryFn: ({ signal }) => chamar(e.clientes, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

export const indicadoresOptions = (id: number) =>
  queryOptions({
    queryKey: times.chaves.um(id, 'indicadores'),
    queryFn: ({ signal }) => chamar(indicadoresDoTimeEndpoints.ler, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

/** Query of the load of every team, by team. */
export const cargasOptions = queryOptions({
  queryKey: times.chaves.consulta('cargas'),
  queryFn: async ({ signal }) => {
    const lidos = await chamar(indicadoresDoTimeEndpoints.carga, undefined, { signal });
    return new Map(lidos.times.map((um) => [um.id, um]));
  },
});

/** Query of the people and clients that fit a term best; not made for a single letter. */
export const procuraOptions = (termo: string) =>
  queryOptions({
    queryKey: times.chaves.consulta('vinculos', termo),
    queryFn: ({ signal }) => chamar(buscaEndpoints.buscar, { query: { termo } }, { signal }),
    enabled: termo.length >= TERMO_MINIMO_DA_BUSCA,
  });

/** Mutation that passes a member to another team, or back. */
export const useMoverMembro = () => useEscrever(times, e.moverUsuarios);

interface Conjunto {
  readonly ids: number[];
  readonly versao: number;
}

/** Mutations that replace a team's members and its clients. */
export function useTrocasDoTime(id: number) {
  const cliente = useQueryClient();
  const onSuccess = () => reler(cliente, times);
  const params = { id };
  const membros = useGravacao({
    mutationFn: ({ ids, versao }: Conjunto) =>
      chamar(e.gravarUsuarios, { params, body: { usuario_ids: ids, versao } }),
    onSuccess,
  });
  const clientes = useGravacao({
    mutationFn: ({ ids, versao }: Conjunto) =>
      chamar(e.gravarClientes, { params, body: { cliente_ids: ids, versao } }),
    onSuccess,
  });
  return { membros, clientes };
}
