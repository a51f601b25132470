import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type Vizinhos, vizinhosEm } from '../components/ui/vizinhos.ts';
import { useSemOsQueSaem } from '../lib/exclusao-adiada.ts';
import type { RecursoQualquer } from './recurso.ts';
import { chaveDaSaida } from './use-registros.ts';

interface Linha {
  readonly id: number;
}

/**
 * The records before and after the open one, in the list that is drawn beside it: the page of it that
 * is shown, in its order. Undefined where no list shows the record.
 */
export function useVizinhos(
  { chaves }: RecursoQualquer,
  id: number | null,
  aoAbrir: (id: number) => void,
): Vizinhos | undefined {
  const cache = useQueryClient().getQueryCache();
  const ouvir = useCallback(
    (aoMudar: () => void) => cache.subscribe(notifyManager.batchCalls(aoMudar)),
    [cache],
  );
  const lidas = useSyncExternalStore(ouvir, () =>
    cache
      .findAll({ queryKey: chaves.lista, type: 'active' })
      .map(({ state }) => (state.data as { linhas: readonly Linha[] } | undefined)?.linhas)
      .find((linhas) => linhas?.some((linha) => linha.id === id)),
  );
  const linhas = useSemOsQueSaem(lidas, (linha) => chaveDaSaida(chaves.raiz, linha.id));
  return vizinhosEm(linhas, id, aoAbrir);
}
