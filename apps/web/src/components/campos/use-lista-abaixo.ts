import { type RefObject, useLayoutEffect, useState } from 'react';

const FOLGA_PX = 8;

/**
 * How far from its input a list is to open: below the hint and the error of the field, which would
 * be covered just when somebody comes to mend it.
 *
 * @returns the `offset` of the list
 */
export function useListaAbaixo(campo: RefObject<HTMLElement | null>): number {
  const [distancia, setDistancia] = useState(FOLGA_PX);
  // Hint and error come, go and wrap with any drawing of the field.
  useLayoutEffect(() => {
    const inteiro = campo.current?.closest('.mantine-InputWrapper-root');
    if (!campo.current || !inteiro) return;
    const dizeres =
      inteiro.getBoundingClientRect().bottom - campo.current.getBoundingClientRect().bottom;
    setDistancia(Math.round(dizeres) + FOLGA_PX);
  });
  return distancia;
}
