import { createContext } from 'react';

/** The way back from where a record is opened: to the list it was chosen from. */
export interface Volta {
  readonly rotulo: string;
  readonly voltar: () => void;
}

/** Gives what is opened inside it the way back; null where nothing was opened. */
export const VoltaProvider = createContext<Volta | null>(null);
