import type { Rota } from '../rotas/rota.ts';

/** Where a person clicked to go somewhere. */
export type Origem = 'barra-lateral' | 'secao-do-cliente' | 'outra';

interface Navegacao {
  origem: Origem;
  /** Path of the destination, without query. */
  destino: string;
}

/** Whether opening a path clears the selected client, by whichever way it is reached. */
export const rotaLimpaCliente = (rotas: readonly Rota[], path: string): boolean =>
  rotas.some((rota) => rota.path === path && rota.guarda === 'staff' && rota.limpaCliente === true);

/**
 * Whether a navigation clears the selected client (specification part 1 §4; decisoes.md §6): every
 * entry of the sidebar outside the client section does, and so do the routes that say so.
 */
export const limpaCliente = (rotas: readonly Rota[], { origem, destino }: Navegacao): boolean =>
  origem === 'barra-lateral' || rotaLimpaCliente(rotas, destino);
