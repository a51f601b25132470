import {
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useState } from 'react';
import { criarUmaPorVez } from './uma-por-vez.ts';

/** What tells one submission from another; a file is told by what it is, as JSON has nothing of it. */
const marcaDe = (variaveis: unknown) =>
  JSON.stringify([variaveis], (_, valor) =>
    valor instanceof File ? [valor.name, valor.size, valor.lastModified] : valor,
  );

/**
 * A write to the server. The same submission again, while the first is under way, is dropped, and
 * what comes after it in its handler never runs: the second click of a double click comes before any
 * button is drawn disabled.
 */
export function useGravacao<D = unknown, E = Error, V = void, C = unknown>(
  opcoes: UseMutationOptions<D, E, V, C>,
): UseMutationResult<D, E, V, C> {
  const mutacao = useMutation(opcoes);
  const [umaPorVez] = useState(criarUmaPorVez);
  const gravar = (variaveis: V, destaVez?: MutateOptions<D, E, V, C>): Promise<D> =>
    umaPorVez(marcaDe(variaveis), () => mutacao.mutateAsync(variaveis, destaVez));
  return {
    ...mutacao,
    mutateAsync: gravar as typeof mutacao.mutateAsync,
    mutate: ((variaveis: V, destaVez?: MutateOptions<D, E, V, C>) => {
      // The error is in the result, for whoever draws it.
      gravar(variaveis, destaVez).catch(() => undefined);
    }) as typeof mutacao.mutate,
  };
}
