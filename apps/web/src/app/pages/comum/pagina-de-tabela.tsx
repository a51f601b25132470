import type { ReactNode } from 'react';
import classes from './pagina-de-tabela.module.css';
import { TituloDaPagina } from './titulo-da-pagina.tsx';

interface Props {
  titulo: string;
  /** Buttons beside the heading. */
  acoes?: ReactNode;
  children: ReactNode;
}

/** A page of one table, which fills what the window has left and scrolls inside itself. */
export function PaginaDeTabela({ titulo, acoes, children }: Props) {
  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo={titulo} />
        {acoes}
      </div>
      {children}
    </div>
  );
}
