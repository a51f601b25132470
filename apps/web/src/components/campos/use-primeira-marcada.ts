import type { ComboboxStore } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';

/**
 * Enter takes the first of what answers to what is typed, once there is one.
 *
 * @param primeira its id
 */
export function usePrimeiraMarcada(
  lista: ComboboxStore,
  digitado: string,
  primeira: number | undefined,
) {
  const marcar = useEffectEvent((ha: boolean) => {
    // The mark is kept by its place: in another list it would stand on somebody else.
    lista.resetSelectedOption();
    if (ha && lista.dropdownOpened) lista.selectFirstOption();
  });
  useEffect(() => {
    marcar(digitado.trim() !== '' && primeira !== undefined);
  }, [digitado, primeira]);
}
