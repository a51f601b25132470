import { Link, useLocation } from 'react-router';
import classes from './partes-do-registro.module.css';
import { useAtualAVista } from './use-atual-a-vista.ts';

interface Props<P extends string> {
  /** Whose parts they are: 'Partes do grupo'. */
  rotulo: string;
  nomes: Readonly<Record<P, string>>;
  partes: readonly P[];
  atual: P;
  /** The one that an address without `?parte=` means. */
  padrao: P;
}

/**
 * The parts of the record that a drawer shows, each with an address. Changing the part replaces the
 * history entry, so that closing goes back to the list.
 */
export function PartesDoRegistro<P extends string>(props: Props<P>) {
  const { rotulo, nomes, partes, atual, padrao } = props;
  const { search, state } = useLocation();
  const fila = useAtualAVista<HTMLElement>(atual);
  const enderecoDe = (parte: P) => {
    const params = new URLSearchParams(search);
    if (parte === padrao) params.delete('parte');
    else params.set('parte', parte);
    return `?${params}`;
  };
  return (
    <nav ref={fila} aria-label={rotulo} className={classes.partes}>
      {partes.map((uma) => (
        <Link
          key={uma}
          className={classes.parte}
          to={{ search: enderecoDe(uma) }}
          replace
          state={state}
          aria-current={uma === atual ? 'page' : undefined}
        >
          {nomes[uma]}
        </Link>
      ))}
    </nav>
  );
}
