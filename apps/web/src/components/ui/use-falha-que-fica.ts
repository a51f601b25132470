import { useState } from 'react';

interface Leitura {
  readonly data: unknown;
  readonly error: unknown;
  readonly isFetching: boolean;
}

/**
 * Why there is nothing to show, while it is asked for again too: the sentence stays in its place,
 * and its button, which may have the focus.
 */
export function useFalhaQueFica({ data, error, isFetching }: Leitura): unknown {
  const [ultima, setUltima] = useState<unknown>(null);
  const falha = data === undefined ? (error ?? (isFetching ? ultima : null)) : null;
  if (falha !== ultima) setUltima(falha);
  return falha;
}
