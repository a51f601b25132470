import { ERRO_DO_BLOCO } from '@dominio/contrato/inicio';
import type { UseQueryResult } from '@tanstack/react-query';
import classes from '../../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../../components/painel/cartao-de-lista.tsx';
import { LinhaDoCartao } from '../../../../components/painel/linha-do-cartao.tsx';
import { formatarNumero } from '../../../../lib/formato.ts';

interface Linha {
  id: number;
  titulo: string;
  detalhe: string;
  para?: string | undefined;
}

interface Props<T> {
  titulo: string;
  /** The first rows, and how many there are in all. */
  consulta: UseQueryResult<{ itens: T[]; total: number }>;
  linha: (item: T) => Linha;
}

/** A block that lists the first of what needs the person, and says how many more there are. */
export function BlocoDeLista<T>({ titulo, consulta, linha }: Props<T>) {
  const { data } = consulta;
  const restantes = data ? data.total - data.itens.length : 0;
  return (
    <CartaoDeLista
      titulo={titulo}
      consulta={{ ...consulta, data: data?.itens }}
      textoDoErro={ERRO_DO_BLOCO}
      vazio={<p>Nada pendente por aqui. Bom trabalho!</p>}
      linhas={(itens) => (
        <>
          <ul className={classes.linhas}>
            {itens.map(linha).map(({ id, ...resto }) => (
              <li key={id}>
                <LinhaDoCartao {...resto} />
              </li>
            ))}
          </ul>
          {restantes > 0 && <p className={classes.rodape}>E mais {formatarNumero(restantes)}.</p>}
        </>
      )}
    />
  );
}
