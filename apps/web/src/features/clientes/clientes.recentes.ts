import { z } from 'zod';
import { gravarCache, lerCache, VALIDADE_DAS_ENTRADAS } from '../../lib/armazenamento.ts';

const NOME = 'clientes-recentes';
const MAXIMO = 5;
const Ids = z.array(z.int().positive()).max(MAXIMO);

/** The list with this client first, each client once, at most five. */
export const comRecente = (recentes: readonly number[], id: number): number[] =>
  [id, ...recentes.filter((outro) => outro !== id)].slice(0, MAXIMO);

/** Ids of the clients chosen last in this browser, newest first. Deleted when the session ends. */
export function lerRecentes(): number[] {
  return Ids.safeParse(lerCache(NOME)).data ?? [];
}

/** Remembers a choice for a week. */
export function lembrarRecente(id: number): void {
  gravarCache(NOME, comRecente(lerRecentes(), id), VALIDADE_DAS_ENTRADAS);
}

/**
 * The recent clients that are in scope, newest first. Names are taken from the server's list, never
 * from the browser's storage, so that a client whose link was removed does not show.
 */
export function escolherRecentes<C extends { id: number }>(
  clientes: readonly C[],
  recentes: readonly number[],
): C[] {
  return recentes
    .map((id) => clientes.find((cliente) => cliente.id === id))
    .filter((cliente) => cliente !== undefined);
}
