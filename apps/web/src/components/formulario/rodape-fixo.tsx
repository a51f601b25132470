import { type ReactNode, useEffect, useRef } from 'react';
import classes from './rodape-fixo.module.css';

/**
 * The bar with the buttons of whatever is edited, always in sight at the end of its drawer, dialog or
 * page. The drawer or dialog hears how tall it is, so that no field with the focus rests beneath it.
 */
export function RodapeFixo({ children }: { children: ReactNode }) {
  const rodape = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const barra = rodape.current;
    const rolagem = barra?.closest<HTMLElement>('[role="dialog"]');
    if (!barra || !rolagem) return;
    const medida = new ResizeObserver(() =>
      rolagem.style.setProperty('--altura-do-rodape', `${barra.offsetHeight}px`),
    );
    medida.observe(barra);
    return () => {
      medida.disconnect();
      rolagem.style.removeProperty('--altura-do-rodape');
    };
  }, []);
  return (
    <div ref={rodape} className={classes.rodape}>
      {children}
    </div>
  );
}
