import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import classes from './cartao.module.css';

export interface CabecalhoDoCartao {
  titulo: string;
  link?: { rotulo: string; para: string };
}

interface Props extends CabecalhoDoCartao {
  /** The card only leads elsewhere, so it is not printed. */
  soNaTela?: boolean;
  /** Its content is still on its way. */
  ocupado?: boolean;
  children: ReactNode;
}

/** A card of a panel: a title that stays whatever becomes of the content. */
export function Cartao({ titulo, link, soNaTela, ocupado = false, children }: Props) {
  const id = useId();
  return (
    <section
      className={`${classes.cartao} ${soNaTela ? 'so-na-tela' : ''}`}
      aria-labelledby={id}
      aria-busy={ocupado || undefined}
    >
      <header className={classes.topo}>
        <h2 id={id}>{titulo}</h2>
        {link && <Link to={link.para}>{link.rotulo}</Link>}
      </header>
      <div className={classes.corpo}>{children}</div>
    </section>
  );
}

/** What a card says when it has nothing to list. */
export function VazioDoCartao({ children }: { children: ReactNode }) {
  return <div className={classes.vazio}>{children}</div>;
}
