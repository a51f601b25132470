import type { ReactNode } from 'react';
import classes from './situacao.module.css';

/** What a status means for whoever reads it; `neutro`: nothing to do, good or bad. */
export type Tom = 'sucesso' | 'aviso' | 'perigo' | 'neutro';

/** A status, everywhere: a dot and its word, which says it also without the colour. */
export const Situacao = ({ tom, children }: { tom: Tom; children: ReactNode }) => (
  <span className={classes.situacao} data-tom={tom}>
    {children}
  </span>
);
