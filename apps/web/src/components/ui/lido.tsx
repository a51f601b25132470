import type { ReactNode } from 'react';
import { ErroDaRegiao } from './erro-da-regiao.tsx';
import { EsqueletoDeLista } from './esqueleto.tsx';

interface Props<T> {
  consulta: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is read, with its article: 'o grupo'. */
  oQue: string;
  /** The way on when it is not found; in a drawer, back to its list. */
  saida?: ReactNode;
  children: (dados: T) => ReactNode;
}

/** What is drawn once it is read; until then, that it is coming, or why it is not. */
export function Lido<T>({ consulta, oQue, saida, children }: Props<T>) {
  const { data, error, refetch, isFetching } = consulta;
  if (data !== undefined) return children(data);
  if (!error) return <EsqueletoDeLista />;
  return (
    <ErroDaRegiao
      oQue={oQue}
      erro={error}
      aoTentar={() => void refetch()}
      tentando={isFetching}
      saida={saida}
    />
  );
}
