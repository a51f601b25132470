import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type ColunaDaTabela, colunasMostradas } from './colunas.ts';
import type { EstadoDaTabela } from './estado.ts';
import type { Id } from './selecao.ts';

const RECURSOS = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

export type Modelo<L extends object> = ReactTable<typeof RECURSOS, L>;

interface Opcoes<L extends object> {
  colunas: readonly ColunaDaTabela<L>[];
  linhas: readonly L[];
  id: (linha: L) => Id;
  estado: EstadoDaTabela;
  aoMudar: (mudanca: Partial<EstadoDaTabela>) => void;
}

/** The table's model, its state that of the address; ordering and paging are the server's. */
export function useModelo<L extends object>({ colunas, linhas, id, estado, aoMudar }: Opcoes<L>) {
  const columns = useMemo(
    () =>
      colunas.map((coluna) => ({
        id: coluna.id,
        header: coluna.titulo,
        accessorFn: coluna.valor,
        enableSorting: coluna.ordenavel ?? false,
        enableHiding: !coluna.principal,
      })),
    [colunas],
  );
  const state = useMemo(() => {
    const columnOrder = colunasMostradas(colunas, estado.colunas);
    return {
      columnOrder,
      columnVisibility: Object.fromEntries(
        colunas.map((coluna) => [coluna.id, columnOrder.includes(coluna.id)]),
      ),
      sorting: estado.ordem ? [{ id: estado.ordem.coluna, desc: estado.ordem.descendente }] : [],
    };
  }, [colunas, estado.colunas, estado.ordem]);

  const modelo: Modelo<L> = useTable({
    features: RECURSOS,
    columns,
    data: linhas,
    getRowId: (linha) => String(id(linha)),
    state,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (pedida) => {
      const [ordem] = typeof pedida === 'function' ? pedida(state.sorting) : pedida;
      aoMudar({
        ordem: ordem ? { coluna: ordem.id, descendente: ordem.desc } : null,
        pagina: 1,
      });
    },
  });
  const porId = useMemo(() => new Map(colunas.map((coluna) => [coluna.id, coluna])), [colunas]);
  const visiveis = modelo.getVisibleLeafColumns().flatMap((coluna) => porId.get(coluna.id) ?? []);
  return { modelo, visiveis };
}
