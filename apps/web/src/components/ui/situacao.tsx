import type { CSSProperties, ReactNode } from 'react';
import classes from './situacao.module.css';

/** What a status means for whoever reads it; `neutro`: nothing to do, good or bad. */
export type Tom = 'sucesso' | 'aviso' | 'perigo' | 'neutro';

interface Props {
  tom?: Tom;
  /** The status' own colour, where it has one, in place of a tone. */
  cor?: string | undefined;
  children: ReactNode;
}

/** A status, everywhere: a dot and its word, which says it also without the colour. */
export const Situacao = ({ tom = 'neutro', cor, children }: Props) => (
  <span
    className={classes.situacao}
    data-tom={tom}
    style={{ '--cor-da-situacao': cor } as CSSProperties}
  >
    {children}
  </span>
);
