import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';

interface Props<T> {
  consulta: UseQueryResult<T>;
  oQue: string;
  children: (dados: T) => ReactNode;
}

/** What is shown once it is read; until then, that it is coming, or why it is not. */
export function Lido<T>({ consulta, oQue, children }: Props<T>) {
  const { data, error, refetch, isFetching } = consulta;
  if (data !== undefined) return children(data);
  if (!error) return <EsqueletoDeLista />;
  return (
    <ErroDaRegiao
      oQue={oQue}
      detalhe={mensagemDoErro(error)}
      aoTentar={() => void refetch()}
      tentando={isFetching}
    />
  );
}
