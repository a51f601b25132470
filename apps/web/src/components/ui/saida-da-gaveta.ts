import { createContext } from 'react';
import type { Passo } from '../formulario/saida.ts';

/** Which steps leave what a panel shows, for the forms inside it; null outside of one. */
export const SaidaProvider = createContext<Passo | null>(null);
