import { createContext } from 'react';
import type { AcaoDaLinha } from '../tabela/menu-da-linha.tsx';

/** What may be done with the record of a panel besides its one primary action. */
export interface AcoesDoRegistro {
  readonly acoes: readonly AcaoDaLinha[];
  /** Says that a bar is there, whose menu has them. Returns the way to take that back. */
  readonly aoHaverRodape: () => () => void;
}

/** Given to the bar at the foot of a panel; null outside of one, and in a dialog over it. */
export const AcoesProvider = createContext<AcoesDoRegistro | null>(null);
