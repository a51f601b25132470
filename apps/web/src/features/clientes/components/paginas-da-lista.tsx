import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatarNumero } from '../../../lib/formato.ts';
import classes from './paginas-da-lista.module.css';

interface Props {
  lista: { total: number; page: number; limit: number; total_pages: number };
  aoIr: (pagina: number) => void;
}

/** Where one stands in a paged list, and the way back and forward. Nothing when one page holds all. */
export function PaginasDaLista({ lista: { total, page, limit, total_pages }, aoIr }: Props) {
  if (total_pages <= 1) return null;
  const [de, ate] = [(page - 1) * limit + 1, Math.min(page * limit, total)].map(formatarNumero);
  return (
    <nav aria-label="Páginas" className={classes.paginas}>
      <span>{`${de}–${ate} de ${formatarNumero(total)}`}</span>
      <button
        type="button"
        aria-label="Página anterior"
        className={classes.botao}
        disabled={page <= 1}
        onClick={() => aoIr(page - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Próxima página"
        className={classes.botao}
        disabled={page >= total_pages}
        onClick={() => aoIr(page + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </button>
    </nav>
  );
}
