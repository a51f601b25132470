import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { AcaoDaLinha } from '../tabela/menu-da-linha.tsx';
import { AcoesProvider } from '../ui/acoes-da-gaveta.ts';
import { MenuDeAcoes } from '../ui/menu-de-acoes.tsx';
import classes from './rodape-fixo.module.css';

interface PropsDaBarra {
  acoes?: readonly AcaoDaLinha[];
  children?: ReactNode;
}

/** The bar itself, with the menu of what else may be done, where anything may. */
export function BarraDoRodape({ acoes = [], children }: PropsDaBarra) {
  const rodape = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const barra = rodape.current;
    if (!barra) return;
    const rolagem = barra.closest<HTMLElement>('[role="dialog"], [data-gaveta]');
    const raiz = document.documentElement;
    // The bar of a panel takes the place of the page's, which counts again once the panel is gone.
    const deAntes = raiz.style.getPropertyValue('--rodape-em-cena');
    const medida = new ResizeObserver(() => {
      const altura = `${barra.offsetHeight}px`;
      rolagem?.style.setProperty('--altura-do-rodape', altura);
      raiz.style.setProperty('--rodape-em-cena', altura);
    });
    medida.observe(barra);
    return () => {
      medida.disconnect();
      rolagem?.style.removeProperty('--altura-do-rodape');
      raiz.style.setProperty('--rodape-em-cena', deAntes);
    };
  }, []);
  return (
    <div ref={rodape} className={classes.rodape}>
      {acoes.length > 0 && <MenuDeAcoes acoes={acoes} className={classes.mais} />}
      {children}
    </div>
  );
}

/**
 * The bar with the buttons of whatever is edited, always in sight at the end of its panel, dialog or
 * page. The panel or dialog hears how tall it is, so that no field with the focus rests beneath it; the
 * page, so that no toast lies over its buttons.
 */
export function RodapeFixo({ children }: { children: ReactNode }) {
  const doRegistro = useContext(AcoesProvider);
  const aoHaverRodape = doRegistro?.aoHaverRodape;
  useLayoutEffect(() => aoHaverRodape?.(), [aoHaverRodape]);
  return <BarraDoRodape acoes={doRegistro?.acoes ?? []}>{children}</BarraDoRodape>;
}
