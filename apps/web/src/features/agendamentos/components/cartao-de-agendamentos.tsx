import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import classes from './cartao-de-agendamentos.module.css';

interface Consulta<T> {
  data: T[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  titulo: string;
  link?: { rotulo: string; para: string };
  consulta: Consulta<T>;
  textoDoErro: string;
  vazio: ReactNode;
  linhas: (itens: T[]) => ReactNode;
}

/** A card of /inicio that reads a list: its title stays while the list loads, fails or is empty. */
export function CartaoDeAgendamentos<T>(props: Props<T>) {
  const { titulo, link, consulta, textoDoErro, vazio, linhas } = props;
  const id = useId();
  const { data, error } = consulta;
  return (
    <section className={classes.cartao} aria-labelledby={id}>
      <header className={classes.topo}>
        <h2 id={id}>{titulo}</h2>
        {link && <Link to={link.para}>{link.rotulo}</Link>}
      </header>
      {data && (data.length > 0 ? linhas(data) : <div className={classes.meio}>{vazio}</div>)}
      {!data && error && (
        <ErroDaRegiao
          oQue="os agendamentos"
          detalhe={`${textoDoErro}. ${mensagemDoErro(error)}`}
          aoTentar={() => void consulta.refetch()}
          tentando={consulta.isFetching}
        />
      )}
      {!data && !error && <EsqueletoDeLista linhas={3} rotulo={`Carregando ${titulo}`} />}
    </section>
  );
}
