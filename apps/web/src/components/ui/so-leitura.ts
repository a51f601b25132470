import { createContext, useContext } from 'react';

const Contexto = createContext<string | null>(null);

/** Gives what is inside it the reason why nothing may be written there; null where all may. */
export const SoLeituraProvider = Contexto;

/** Why nothing may be written here, in a sentence; null where all may. */
export const useSoLeitura = (): string | null => useContext(Contexto);
