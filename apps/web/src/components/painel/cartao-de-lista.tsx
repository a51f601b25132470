import type { ReactNode } from 'react';
import { ErroDaRegiao } from '../ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../ui/esqueleto.tsx';
import { useFalhaQueFica } from '../ui/use-falha-que-fica.ts';
import { type CabecalhoDoCartao, Cartao, VazioDoCartao } from './cartao.tsx';

interface Consulta<T> {
  data: T[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> extends CabecalhoDoCartao {
  consulta: Consulta<T>;
  /** What is said when it failed. */
  textoDoErro: string;
  vazio: ReactNode;
  linhas: (itens: T[]) => ReactNode;
}

/** A card that reads a list: its title stays while the list loads, fails or is empty. */
export function CartaoDeLista<T>(props: Props<T>) {
  const { titulo, link, consulta, textoDoErro, vazio, linhas } = props;
  const { data } = consulta;
  const falha = useFalhaQueFica(consulta);
  return (
    <Cartao titulo={titulo} {...(link && { link })} ocupado={!data && !falha}>
      {data && (data.length > 0 ? linhas(data) : <VazioDoCartao>{vazio}</VazioDoCartao>)}
      {Boolean(falha) && (
        <ErroDaRegiao
          oQue={titulo}
          erro={falha}
          detalhe={textoDoErro}
          aoTentar={() => void consulta.refetch()}
          tentando={consulta.isFetching}
        />
      )}
      {!data && !falha && <EsqueletoDeLista linhas={3} rotulo={`Carregando ${titulo}`} />}
    </Cartao>
  );
}
