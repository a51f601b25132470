import type { Densidade } from '@dominio/contrato/densidades';
import { createContext, use } from 'react';

const Contexto = createContext<Densidade>('padrao');

/** Around every page: how the person has tables that say nothing else. */
export const DensidadeProvider = Contexto.Provider;

/** The density of a table: what its address says, or else the person's own. */
export function useDensidade(doEndereco: Densidade | null): Densidade {
  const daPessoa = use(Contexto);
  return doEndereco ?? daPessoa;
}
