import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import classes from './kanban.module.css';
import type { ColunaDoQuadro } from './tipos.ts';

interface Props {
  coluna: ColunaDoQuadro;
  quantos: number;
  vazio: string;
  children: ReactNode;
}

/** A column of a board: its title, how many cards it holds, and the cards. */
export function Coluna({ coluna: { id, titulo, cor }, quantos, vazio, children }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section
      ref={setNodeRef}
      aria-label={titulo}
      className={classes.coluna}
      data-sobre={isOver || undefined}
    >
      <h3 className={classes.titulo}>
        {cor && <i className={classes.ponto} style={{ background: cor }} />}
        {titulo}
        <span className={classes.quantos}>{quantos}</span>
      </h3>
      {quantos > 0 ? (
        <ul className={classes.lista}>{children}</ul>
      ) : (
        <p className={classes.vazio}>{vazio}</p>
      )}
    </section>
  );
}
