import type { ReactNode } from 'react';
import classes from './titulo-da-pagina.module.css';

/** The heading of a page, with its count or period beside it. */
export function TituloDaPagina({ titulo, children }: { titulo: string; children?: ReactNode }) {
  return (
    <div className={classes.titulo}>
      <h1>{titulo}</h1>
      {children && <span>{children}</span>}
    </div>
  );
}
