import { type ReactNode, useId } from 'react';
import type { Linha } from '../dados.rules.ts';
import classes from './bloco-dos-dados.module.css';

interface Props {
  titulo: string;
  /** Beneath the title: what it is at the company. */
  detalhe?: ReactNode;
  linhas: readonly Linha[];
  /** Beneath the lines. */
  children?: ReactNode;
  /** What may be done about it, at its end. */
  acao?: ReactNode;
}

/** One record of the company: its name, and its fields in words. What is not written says so. */
export function BlocoDosDados({ titulo, detalhe, linhas, children, acao }: Props) {
  const id = useId();
  return (
    <article className={classes.bloco} aria-labelledby={id}>
      <header>
        <h3 id={id} className={classes.titulo}>
          {titulo}
        </h3>
        {detalhe && <div className={classes.detalhe}>{detalhe}</div>}
      </header>
      <dl className={classes.linhas}>
        {linhas.map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd data-vazio={valor === null || undefined}>{valor ?? 'Não informado'}</dd>
          </div>
        ))}
      </dl>
      {children}
      {acao && <footer className={classes.acao}>{acao}</footer>}
    </article>
  );
}
