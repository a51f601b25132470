import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './cartao.module.css';

interface Props {
  titulo: string;
  detalhe: string;
  /** Page it opens; without one it is only read. */
  para?: string | undefined;
  /** What may be done with it where it stands, beside it. */
  acao?: ReactNode;
}

/** A row of a card: the name first and strongest, what is said of it under it. */
export function LinhaDoCartao({ titulo, detalhe, para, acao }: Props) {
  const conteudo = (
    <span className={classes.texto}>
      <span>{titulo}</span>
      <span className={classes.detalhe}>{detalhe}</span>
    </span>
  );
  const linha = para ? (
    <Link to={para} className={classes.linha}>
      {conteudo}
    </Link>
  ) : (
    <div className={classes.linha}>{conteudo}</div>
  );
  return acao ? (
    <div className={classes.comAcao}>
      {linha}
      {acao}
    </div>
  ) : (
    linha
  );
}
