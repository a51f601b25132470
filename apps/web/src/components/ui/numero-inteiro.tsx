import type { ReactNode } from 'react';
import frases from './frases.module.css';

/** A number that is never broken over two lines, such as a CNPJ at its hyphen. */
export const NumeroInteiro = ({ children }: { children: ReactNode }) => (
  <span className={frases.inteiro}>{children}</span>
);
