import { type ReactNode, useId } from 'react';
import classes from './secao.module.css';

interface Props {
  titulo: string;
  /** What it is about, under the title. */
  descricao?: ReactNode;
  /** What may be done with the whole of it. */
  acao?: ReactNode;
  children?: ReactNode;
}

/** A part of a page that is read and filled in: a title, a sentence, its content. */
export function Secao({ titulo, descricao, acao, children }: Props) {
  const id = useId();
  return (
    <section className={classes.secao} aria-labelledby={id}>
      <header className={classes.topo}>
        <h2 id={id}>{titulo}</h2>
        {acao}
      </header>
      {descricao && <p className={classes.descricao}>{descricao}</p>}
      {children}
    </section>
  );
}
