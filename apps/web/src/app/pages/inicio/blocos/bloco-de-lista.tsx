import { ERRO_DO_BLOCO } from '@dominio/contrato/inicio';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from '../../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../../components/painel/cartao-de-lista.tsx';
import { LinhaDoCartao } from '../../../../components/painel/linha-do-cartao.tsx';
import { useFocoNoLugar } from '../../../../components/ui/use-foco-no-lugar.ts';
import { formatarNumero } from '../../../../lib/formato.ts';

interface Linha {
  id: number;
  titulo: string;
  detalhe: string;
  para?: string | undefined;
  acao?: ReactNode;
}

interface Props<T> {
  titulo: string;
  /** The first rows, and how many there are in all. */
  consulta: UseQueryResult<{ itens: T[]; total: number }>;
  /** Where all of them are listed. */
  todos: string;
  linha: (item: T) => Linha;
}

/** A block that lists the first of what needs the person, and says how many more there are. */
export function BlocoDeLista<T>({ titulo, consulta, todos, linha }: Props<T>) {
  const { data } = consulta;
  const aoFocar = useFocoNoLugar(data);
  const restantes = data ? data.total - data.itens.length : 0;
  return (
    <CartaoDeLista
      titulo={titulo}
      consulta={{ ...consulta, data: data?.itens }}
      textoDoErro={ERRO_DO_BLOCO}
      vazio={<p>Nada pendente por aqui. Bom trabalho!</p>}
      linhas={(itens) => (
        <>
          <ul className={classes.linhas} onFocus={aoFocar}>
            {itens.map(linha).map(({ id, ...resto }) => (
              <li key={id}>
                <LinhaDoCartao {...resto} />
              </li>
            ))}
          </ul>
          {restantes > 0 && (
            <p className={classes.rodape}>
              <Link to={todos}>E mais {formatarNumero(restantes)}</Link>
            </p>
          )}
        </>
      )}
    />
  );
}
