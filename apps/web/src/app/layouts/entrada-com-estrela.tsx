import type { ReactElement } from 'react';
import { EstrelaDaPagina } from '../../features/favoritos/components/estrela-da-pagina.tsx';
import type { Entrada } from '../menus.ts';
import classes from './entrada-com-estrela.module.css';

interface Props {
  item: Entrada;
  /** The link, alone or in its tooltip. */
  children: ReactElement;
}

/** An entry of the sidebar with the star that makes it a favourite. */
export function EntradaComEstrela({ item, children }: Props) {
  return (
    <div className={classes.linha}>
      {children}
      <EstrelaDaPagina id={item.path} nome={item.rotulo} className={classes.estrela} />
    </div>
  );
}
