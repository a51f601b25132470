import { createContext, use } from 'react';

/** How high the rows of a table are, from the lowest. */
export const DENSIDADES = ['compacta', 'padrao', 'confortavel'] as const;
export type Densidade = (typeof DENSIDADES)[number];

export const NOME_DA_DENSIDADE: Readonly<Record<Densidade, string>> = {
  compacta: 'Compacta',
  padrao: 'Padrão',
  confortavel: 'Confortável',
};

const Contexto = createContext<Densidade>('padrao');

/** Around every page: how the person has tables that say nothing else. */
export const DensidadeProvider = Contexto.Provider;

/** The density of a table: what its address says, or else the person's own. */
export function useDensidade(doEndereco: Densidade | null): Densidade {
  const daPessoa = use(Contexto);
  return doEndereco ?? daPessoa;
}
