import type { ComboboxStore } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';

/**
 * Tells assistive technology which option is marked: the list says it of those that the arrows mark,
 * not of one that is marked for them.
 */
function anunciarMarcada(store: ComboboxStore): void {
  const { targetRef, searchRef, listId, dropdownOpened } = store;
  // Where the list has a search of its own, that has the focus.
  const campo = searchRef.current ?? targetRef.current;
  const lista = dropdownOpened && listId ? document.getElementById(listId) : null;
  const marcada = lista?.querySelector('[data-combobox-selected]');
  if (marcada) campo?.setAttribute('aria-activedescendant', marcada.id);
  else campo?.removeAttribute('aria-activedescendant');
}

/**
 * Marks the first result for what is typed as soon as there is one, so that Enter takes it.
 *
 * @param primeira its id
 * @returns called after each key in the field, says which option is marked by now
 */
export function usePrimeiraMarcada(
  lista: ComboboxStore,
  digitado: string,
  primeira: string | number | undefined,
): () => void {
  const { dropdownOpened } = lista;
  const marcar = useEffectEvent((ha: boolean) => {
    // The list keeps the mark by its position: over new results it would stand on another one.
    lista.resetSelectedOption();
    if (ha && lista.dropdownOpened) lista.selectFirstOption();
    anunciarMarcada(lista);
  });
  useEffect(() => {
    marcar(digitado.trim() !== '' && primeira !== undefined);
  }, [digitado, primeira]);
  const anunciar = useEffectEvent(() => anunciarMarcada(lista));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that closes has nothing marked
  useEffect(() => anunciar(), [dropdownOpened]);
  return () => anunciarMarcada(lista);
}
