import type { UseQueryResult } from '@tanstack/react-query';

/** The part of a reading that a card's list asks for. */
type Lida = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/**
 * Several readings of one card as one: nothing is shown before all of them are there, and those that
 * failed are tried again together.
 *
 * @param ligadas those that the person may make.
 */
export const juntar = <T>(ligadas: readonly Lida[], montar: () => T[]) => ({
  data: ligadas.every(({ data }) => data !== undefined) ? montar() : undefined,
  error: ligadas.find(({ error }) => error)?.error ?? null,
  isFetching: ligadas.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(ligadas.filter(({ error }) => error).map(({ refetch }) => refetch())),
});
