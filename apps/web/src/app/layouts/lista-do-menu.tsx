import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { iconeDe } from '../icones.ts';
import { type Entrada, ehSecao, type ItemDoMenu } from '../menus.ts';
import classes from './lista-do-menu.module.css';

interface Props {
  rotulo: string;
  itens: readonly ItemDoMenu[];
  aoAgir: () => void;
  /** Entries of the caller's own, after those of the table. */
  children?: ReactNode;
}

/** A menu of the top bar: entries, and sections as groups under their names. */
export function ListaDoMenu({ rotulo, itens, aoAgir, children }: Props) {
  const link = ({ path, rotulo: texto }: Entrada) => {
    const Icone = iconeDe(path);
    return (
      <Link key={path} to={path} className={classes.item} onClick={aoAgir}>
        <Icone size={18} stroke={1.7} aria-hidden />
        {texto}
      </Link>
    );
  };
  return (
    <nav aria-label={rotulo} className={classes.itens}>
      {itens.map((item) =>
        ehSecao(item) ? (
          <section key={item.lugar} aria-label={item.rotulo} className={classes.secao}>
            {item.path ? link({ path: item.path, rotulo: item.rotulo }) : <p>{item.rotulo}</p>}
            {item.entradas.length > 0 ? item.entradas.map(link) : <small>{item.vazia}</small>}
          </section>
        ) : (
          link(item)
        ),
      )}
      {children}
    </nav>
  );
}
