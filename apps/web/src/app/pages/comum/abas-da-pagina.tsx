import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './abas-da-pagina.module.css';

interface Props {
  /** The first is the page without `?aba=`. */
  abas: readonly { readonly valor: string; readonly rotulo: string }[];
  atual: string;
}

/** The tabs of a page, each an address. */
export function AbasDaPagina({ abas, atual }: Props) {
  const aberta = useRef<HTMLAnchorElement>(null);
  // On a phone the row is wider than the window: the open one is never out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element changes with the tab.
  useEffect(() => {
    aberta.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [atual]);
  if (abas.length < 2) return null;
  return (
    <nav aria-label="Partes da página" className={classes.abas}>
      {abas.map(({ valor, rotulo }, i) => (
        <Link
          key={valor}
          ref={valor === atual ? aberta : undefined}
          to={{ search: i === 0 ? '' : `?aba=${valor}` }}
          aria-current={valor === atual ? 'page' : undefined}
        >
          {rotulo}
        </Link>
      ))}
    </nav>
  );
}
