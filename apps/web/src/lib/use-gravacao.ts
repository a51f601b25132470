import {
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useRef } from 'react';

/** What tells one submission from another; a file is told by what it is, as JSON has nothing of it. */
const marcaDe = (variaveis: unknown) =>
  JSON.stringify([variaveis], (_, valor) =>
    valor instanceof File ? [valor.name, valor.size, valor.lastModified] : valor,
  );

/**
 * A write to the server. The same submission again, while the first is under way, does nothing: the
 * second click of a double click comes before any button is drawn disabled. Whoever awaits the
 * repetition waits for ever, so that what follows a save follows it once.
 */
export function useGravacao<D = unknown, E = Error, V = void, C = unknown>(
  opcoes: UseMutationOptions<D, E, V, C>,
): UseMutationResult<D, E, V, C> {
  const mutacao = useMutation(opcoes);
  const emCurso = useRef(new Set<string>());
  const gravar = (variaveis: V, destaVez?: MutateOptions<D, E, V, C>): Promise<D> => {
    const marca = marcaDe(variaveis);
    if (emCurso.current.has(marca)) return new Promise(() => undefined);
    emCurso.current.add(marca);
    return mutacao.mutateAsync(variaveis, destaVez).finally(() => emCurso.current.delete(marca));
  };
  return {
    ...mutacao,
    mutateAsync: gravar as typeof mutacao.mutateAsync,
    mutate: ((variaveis: V, destaVez?: MutateOptions<D, E, V, C>) => {
      // The error is in the result, for whoever draws it.
      gravar(variaveis, destaVez).catch(() => undefined);
    }) as typeof mutacao.mutate,
  };
}
