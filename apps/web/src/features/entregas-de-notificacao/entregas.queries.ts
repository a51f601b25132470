import { notificacoesEntregasEndpoints as e } from '@dominio/contrato/notificacoes-entregas';
import { cadastroDeUsuariosEndpoints as usuarios } from '@dominio/contrato/usuarios-cadastro';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import type { Consulta } from './entregas.estado.ts';

const POR_PAGINA = 50;

/** Query of deliveries under the filters, page by page into the past. */
export const entregasOptions = (consulta: Consulta) =>
  infiniteQueryOptions({
    queryKey: ['entregas-de-notificacao', consulta],
    queryFn: ({ signal, pageParam }) =>
      chamar(
        e.listar,
        { query: { ...consulta, limit: POR_PAGINA, antes_de: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Query of the few of the staff whom a term names, to filter by. */
export const pessoasOptions = (termo: string) =>
  queryOptions({
    queryKey: [...CHAVES.usuarios, 'das-entregas', termo],
    queryFn: async ({ signal }) => {
      const query = { termo: termo || undefined, equipe: true, limit: 20 };
      return (await chamar(usuarios.buscar, { query }, { signal })).usuarios;
    },
    placeholderData: keepPreviousData,
  });

/** Query of one person, whom the address names. */
export const pessoaOptions = (id: number) =>
  queryOptions({
    queryKey: [...CHAVES.usuarios, 'das-entregas', 'nome', id],
    queryFn: ({ signal }) => chamar(usuarios.ler, { params: { id } }, { signal }),
  });
