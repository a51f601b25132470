import { type RefObject, useEffectEvent } from 'react';
import { MINUTOS_DO_DIA, type Momento } from './tipos.ts';
import { useOuvintes } from './use-ouvintes.ts';

const MEIA_HORA = 30;

/**
 * A click on an empty place of the time grid starts something at that half hour. A shortcut of the
 * mouse alone: the key `n` and the page's button do the same.
 */
export function useCriarNoVazio(
  raiz: RefObject<HTMLElement | null>,
  aoCriar: ((momento: Momento) => void) | undefined,
) {
  const clicar = useEffectEvent((e: MouseEvent) => {
    const alvo = e.target instanceof Element ? e.target : undefined;
    const coluna = alvo?.closest<HTMLElement>('[data-coluna]');
    if (!aoCriar || !coluna || alvo?.closest('[data-evento]')) return;
    const { top, height } = coluna.getBoundingClientRect();
    const minuto = ((e.clientY - top) / height) * MINUTOS_DO_DIA;
    aoCriar({
      data: coluna.dataset.coluna ?? '',
      minuto: Math.floor(minuto / MEIA_HORA) * MEIA_HORA,
    });
  });
  useOuvintes(raiz, { click: clicar });
}
