import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';

/** What a part draws, once it is there; its waiting and its failure until then. */
export function Lido<T>(props: {
  consulta: UseQueryResult<T>;
  oQue: string;
  children: (dados: T) => ReactNode;
}) {
  const { data, error, refetch, isFetching } = props.consulta;
  if (data !== undefined) return props.children(data);
  if (!error) return <EsqueletoDeLista />;
  return (
    <ErroDaRegiao
      oQue={props.oQue}
      detalhe={mensagemDoErro(error)}
      aoTentar={() => void refetch()}
      tentando={isFetching}
    />
  );
}
