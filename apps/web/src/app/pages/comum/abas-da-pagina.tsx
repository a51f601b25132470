import { Link } from 'react-router';
import { useAtualAVista } from '../../../components/ui/use-atual-a-vista.ts';
import classes from './abas-da-pagina.module.css';

interface Props {
  /** The first is the page without `?aba=`. */
  abas: readonly { readonly valor: string; readonly rotulo: string }[];
  atual: string;
  /** They stand in the row of the title. */
  naLinha?: boolean;
}

/** The tabs of a page, each an address. */
export function AbasDaPagina({ abas, atual, naLinha = false }: Props) {
  const fila = useAtualAVista<HTMLElement>(atual);
  if (abas.length < 2) return null;
  return (
    <nav
      ref={fila}
      aria-label="Partes da página"
      className={classes.abas}
      data-na-linha={naLinha || undefined}
    >
      {abas.map(({ valor, rotulo }, i) => (
        <Link
          key={valor}
          className={classes.pagina}
          to={{ search: i === 0 ? '' : `?aba=${valor}` }}
          aria-current={valor === atual ? 'page' : undefined}
        >
          {rotulo}
        </Link>
      ))}
    </nav>
  );
}
