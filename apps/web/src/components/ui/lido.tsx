import type { ReactNode } from 'react';
import { ErroDaRegiao } from './erro-da-regiao.tsx';
import { EsqueletoDeLista } from './esqueleto.tsx';
import { useFalhaQueFica } from './use-falha-que-fica.ts';

interface Props<T> {
  consulta: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is read, with its article: 'o grupo'. */
  oQue: string;
  /** What leads on when the record is not found; in a drawer, back to its list. */
  saida?: ReactNode;
  /** About as many lines as there will be. */
  linhas?: number;
  children: (dados: T) => ReactNode;
}

/** Draws what was read; before that a skeleton, and after a failure why there is nothing. */
export function Lido<T>({ consulta, oQue, saida, linhas, children }: Props<T>) {
  const { data, refetch, isFetching } = consulta;
  const erro = useFalhaQueFica(consulta);
  if (data !== undefined) return children(data);
  if (!erro) return <EsqueletoDeLista {...(linhas && { linhas })} />;
  return (
    <ErroDaRegiao
      oQue={oQue}
      erro={erro}
      aoTentar={() => void refetch()}
      tentando={isFetching}
      saida={saida}
    />
  );
}
