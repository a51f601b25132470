import { useMatches } from 'react-router';
import type { RotaComPagina } from './rotas/rota.ts';

/** The page the address leads to. Every route of the router carries its row of the table. */
export function useRotaAtual(): RotaComPagina {
  return useMatches().at(-1)?.handle as RotaComPagina;
}
