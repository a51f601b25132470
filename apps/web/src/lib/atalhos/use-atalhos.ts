import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Atalho, registrar } from './registro.ts';

/** The shortcuts of a part of the screen, under a title in their list, while it is shown. */
export function useAtalhos(
  titulo: string,
  atalhos: readonly Atalho[],
  { daPagina = true }: { daPagina?: boolean } = {},
): void {
  const atuais = useRef(atalhos);
  useLayoutEffect(() => {
    atuais.current = atalhos;
  });
  useEffect(
    () => registrar({ titulo, daPagina, atalhos: () => atuais.current }),
    [titulo, daPagina],
  );
}
