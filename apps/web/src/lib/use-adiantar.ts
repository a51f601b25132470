import { useEffect, useEffectEvent } from 'react';
import type { SobDemanda } from './sob-demanda.tsx';

/**
 * Fetches the code of what may be drawn next when somebody first moves the pointer or presses a
 * key: the page is drawn without it, and what it is for comes without delay.
 */
export function useAdiantar(...componentes: readonly Pick<SobDemanda<object>, 'adiantar'>[]): void {
  const adiantar = useEffectEvent(() => {
    for (const componente of componentes) componente.adiantar();
  });
  useEffect(() => {
    const controle = new AbortController();
    const preparar = () => {
      if (!navigator.onLine) return;
      controle.abort();
      adiantar();
    };
    for (const sinal of ['pointermove', 'pointerdown', 'keydown'] as const) {
      document.addEventListener(sinal, preparar, { signal: controle.signal });
    }
    return () => controle.abort();
  }, []);
}
