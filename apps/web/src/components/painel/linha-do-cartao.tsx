import { Link } from 'react-router';
import classes from './cartao.module.css';

interface Props {
  titulo: string;
  detalhe: string;
  /** Page it opens; without one it is only read. */
  para?: string | undefined;
}

/** A row of a card: the name first and strongest, what is said of it under it. */
export function LinhaDoCartao({ titulo, detalhe, para }: Props) {
  const conteudo = (
    <span className={classes.texto}>
      <span>{titulo}</span>
      <span className={classes.detalhe}>{detalhe}</span>
    </span>
  );
  return para ? (
    <Link to={para} className={classes.linha}>
      {conteudo}
    </Link>
  ) : (
    <div className={classes.linha}>{conteudo}</div>
  );
}
