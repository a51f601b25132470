import { useRef } from 'react';

/** A random key. Not by `randomUUID`, which exists only in a secure context (https). */
const novaChave = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Key that makes a repeated request happen once (decisoes.md §5): kept for the same body while an answer
 * is missing, replaced after every answer.
 */
export function useChaveDeRepeticao() {
  const ultima = useRef<{ corpo: string; chave: string }>(undefined);
  return {
    de: (corpo: object): string => {
      const texto = JSON.stringify(corpo);
      if (ultima.current?.corpo !== texto) ultima.current = { corpo: texto, chave: novaChave() };
      return ultima.current.chave;
    },
    respondida: (): void => {
      ultima.current = undefined;
    },
  };
}
