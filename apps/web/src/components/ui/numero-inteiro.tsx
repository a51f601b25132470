import type { ReactNode } from 'react';
import frases from './frases.module.css';

/** A number that is read as one: a CNPJ does not go on in the next line after its hyphen. */
export const NumeroInteiro = ({ children }: { children: ReactNode }) => (
  <span className={frases.inteiro}>{children}</span>
);
