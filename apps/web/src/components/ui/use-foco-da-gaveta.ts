import { useEffect, useLayoutEffect, useRef } from 'react';
import { deterProximoDuplo, esperarPrimeiroCampo, focoPerdido } from './foco-dos-dialogos.ts';

/** What a list marks as the one that is open beside it. */
const ABERTO_NA_LISTA = 'main [aria-current="true"]';

interface Opcoes {
  aberta: boolean;
  /** What the panel shows. */
  chave: string | number | null;
  /** Whether it lies over everything else, which cannot be used then. */
  inteira: boolean;
}

const focar = (no: Element | null | undefined) => {
  if (no instanceof HTMLElement && no.isConnected) no.focus({ preventScroll: true });
};

/**
 * Takes the focus into a panel when it opens, or when something else is opened in it from outside, and
 * back when it closes: to what opened it, or to the row to which one stepped meanwhile. A focus that the
 * person took elsewhere stays there.
 */
export function useFocoDaGaveta(painel: HTMLElement | null, { aberta, chave, inteira }: Opcoes) {
  const antes = useRef<Element>(null);

  // The focus goes back before the page learns of its new address: a page without focus would take
  // it to its heading.
  useLayoutEffect(() => {
    if (aberta) antes.current = document.activeElement;
    else if (focoPerdido() || document.activeElement?.closest('[data-gaveta]'))
      focar(antes.current);
  }, [aberta]);

  useLayoutEffect(() => {
    if (!painel || !aberta || !inteira) return;
    const lugar = painel.parentElement;
    const fora = [...(lugar?.parentElement?.children ?? [])].filter(
      (no): no is HTMLElement => no instanceof HTMLElement && no !== lugar,
    );
    for (const no of fora) no.inert = true;
    return () => {
      for (const no of fora) no.inert = false;
    };
  }, [painel, aberta, inteira]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is something else that is shown
  useEffect(() => {
    if (!painel || !aberta) return;
    const dentro = painel.contains(document.activeElement);
    if (dentro) {
      const linha = document.querySelector(ABERTO_NA_LISTA);
      linha?.scrollIntoView({ block: 'nearest' });
      if (linha) antes.current = linha;
    } else {
      if (!focoPerdido()) antes.current = document.activeElement;
      deterProximoDuplo();
      focar(painel.querySelector('[data-titulo-da-gaveta]'));
    }
    return esperarPrimeiroCampo(painel);
  }, [painel, aberta, chave]);
}
