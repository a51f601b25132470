import type { ReactNode } from 'react';
import { ehRecusa } from '../formulario/erros.ts';
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
  children: (dados: T) => ReactNode;
}

/** What is drawn once it is read; until then, that it is coming, or why it is not. */
export function Lido<T>({ consulta, oQue, children }: Props<T>) {
  const { data, error, refetch, isFetching } = consulta;
  if (data !== undefined) return children(data);
  if (!error) return <EsqueletoDeLista />;
  return (
    <ErroDaRegiao
      oQue={oQue}
      detalhe={ehRecusa(error) ? error.detail : undefined}
      aoTentar={() => void refetch()}
      tentando={isFetching}
    />
  );
}
