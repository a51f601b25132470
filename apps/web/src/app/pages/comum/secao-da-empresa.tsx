import { type Key, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import doCartao from '../../../components/painel/cartao.module.css';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { formatarNumero } from '../../../lib/formato.ts';
import classes from './ligados-a-empresa.module.css';

interface Linha {
  readonly id: Key;
  readonly titulo: string;
  readonly detalhe: string;
  /** Where the record is open. */
  readonly para: string;
}

interface Props<T> {
  titulo: string;
  /** The list, with its article: 'os contratos'. */
  oQue: string;
  consulta: {
    readonly data: { readonly itens: readonly T[]; readonly total: number } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The list where they live, of this company alone. */
  todos: { readonly rotulo: string; readonly para: string };
  vazio: ReactNode;
  linha: (item: T) => Linha;
}

/** What one noun has of a company: the first few, each leading to where it is opened. */
export function SecaoDaEmpresa<T>({ titulo, oQue, consulta, todos, vazio, linha }: Props<T>) {
  const id = useId();
  return (
    <section className={classes.secao} aria-labelledby={id}>
      <div className={classes.topo}>
        <h3 id={id}>{titulo}</h3>
        <Link to={todos.para}>{todos.rotulo}</Link>
      </div>
      <Lido consulta={consulta} oQue={oQue} linhas={2}>
        {({ itens, total }) =>
          itens.length === 0 ? (
            <p className={frases.dica}>{vazio}</p>
          ) : (
            <>
              <div className={classes.linhas}>
                <ul className={doCartao.linhas} aria-labelledby={id}>
                  {itens.map(linha).map(({ id: chave, ...uma }) => (
                    <li key={chave}>
                      <LinhaDoCartao {...uma} />
                    </li>
                  ))}
                </ul>
              </div>
              {total > itens.length && (
                <Link to={todos.para} className={classes.resto}>
                  E mais {formatarNumero(total - itens.length)}
                </Link>
              )}
            </>
          )
        }
      </Lido>
    </section>
  );
}
