import type { ComboboxStore } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';

/**
 * Marks the first result for what is typed as soon as there is one, so that Enter takes it.
 *
 * @param primeira its id
 */
export function usePrimeiraMarcada(
  lista: ComboboxStore,
  digitado: string,
  primeira: number | undefined,
) {
  const marcar = useEffectEvent((ha: boolean) => {
    // The list keeps the mark by its position: over new results it would stand on another one.
    lista.resetSelectedOption();
    if (ha && lista.dropdownOpened) lista.selectFirstOption();
  });
  useEffect(() => {
    marcar(digitado.trim() !== '' && primeira !== undefined);
  }, [digitado, primeira]);
}
