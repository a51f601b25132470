import { servicosEndpoints } from '@dominio/contrato/servicos';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { usePode } from '../lib/permissoes.tsx';
import { CHAVES } from './chaves.ts';

const servicosOptions = queryOptions({
  queryKey: [...CHAVES.servicos, 'em-uso'],
  queryFn: async ({ signal }) => {
    const query = { ativo: true, limit: 200 };
    return (await chamar(servicosEndpoints.listar, { query }, { signal })).servicos;
  },
});

/** The services in use, by name, to choose those of a contract from. */
export function useServicosEmUso() {
  const enabled = usePode('contratos:visualizar');
  return useQuery({ ...servicosOptions, enabled }).data ?? [];
}
