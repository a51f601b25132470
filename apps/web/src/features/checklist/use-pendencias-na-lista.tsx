import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { pendenciasDoCadastroOptions } from './checklist.queries.ts';
import { PendenciasDoCliente } from './components/pendencias-do-cliente.tsx';

type Coluna = Omit<ColunaDaTabela<ClienteDaLista>, 'id' | 'titulo'>;

/**
 * The column of what the clients of a list lack for their next stages, read apart, so that the list does
 * not wait for it; undefined for whoever may not see checklists.
 *
 * @param clientes those shown; undefined until they are read.
 */
export function usePendenciasNaLista(
  clientes: readonly ClienteDaLista[] | undefined,
): Coluna | undefined {
  const pode = usePode('clientes:visualizar');
  // Who has left goes on to no stage.
  const ids = clientes?.filter(({ arquivado }) => !arquivado).map(({ id }) => id) ?? [];
  const { data, isError } = useQuery({
    ...pendenciasDoCadastroOptions(ids),
    enabled: pode && ids.length > 0,
  });
  return useMemo(
    () =>
      pode
        ? {
            valor: ({ id }) => data?.get(id)?.pendencias ?? null,
            desenhar: ({ id, arquivado }, tabIndex) =>
              arquivado ? null : (
                <PendenciasDoCliente
                  clienteId={id}
                  lidas={data && (data.get(id) ?? null)}
                  falhou={isError}
                  tabIndex={tabIndex}
                />
              ),
          }
        : undefined,
    [pode, data, isError],
  );
}
