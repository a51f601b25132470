import { type Servico, servicosEndpoints } from '@dominio/contrato/servicos';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { usePode } from '../lib/permissoes.tsx';
import { CHAVES } from './chaves.ts';

/** Most services of one answer. */
const MAXIMO = 200;

const servicosOptions = queryOptions({
  queryKey: [...CHAVES.servicos, 'em-uso'],
  queryFn: async ({ signal }) => {
    const todos: Servico[] = [];
    for (let page = 1, paginas = 1; page <= paginas; page += 1) {
      const query = { ativo: true, page, limit: MAXIMO };
      const lida = await chamar(servicosEndpoints.listar, { query }, { signal });
      todos.push(...lida.servicos);
      paginas = lida.total_pages;
    }
    return todos;
  },
});

/** Query of the services in use, by name, to choose those of a contract from. */
export function useServicosEmUso() {
  const enabled = usePode('contratos:visualizar');
  return useQuery({ ...servicosOptions, enabled });
}

/** What a field says that has no service to offer: that there are none only once they were read. */
export function semServicos({ data, isFetching }: ReturnType<typeof useServicosEmUso>): string {
  if (!data) return isFetching ? 'Carregando…' : 'Não foi possível carregar os serviços.';
  return data.length > 0 ? 'Nenhum outro serviço encontrado.' : 'O escritório não tem serviços.';
}
