import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './tabela.module.css';

interface Props {
  pagina: number;
  paginas: number;
  aoIr: (pagina: number) => void;
}

/** The way back and forward through the pages. Nothing when one page holds all. */
export function Paginas({ pagina, paginas, aoIr }: Props) {
  if (paginas <= 1) return null;
  return (
    <nav aria-label="Páginas" className={classes.paginas}>
      <button
        type="button"
        aria-label="Página anterior"
        className={classes.pagina}
        disabled={pagina <= 1}
        onClick={() => aoIr(pagina - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Próxima página"
        className={classes.pagina}
        disabled={pagina >= paginas}
        onClick={() => aoIr(pagina + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </button>
    </nav>
  );
}
