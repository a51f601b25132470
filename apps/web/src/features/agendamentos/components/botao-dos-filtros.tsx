import { IconFilter } from '@tabler/icons-react';
import classes from './barra-da-agenda.module.css';

interface Props {
  aberto: boolean;
  /** Whether any filter narrows the agenda, which a dot says while they are folded away. */
  ativo: boolean;
  aoAlternar: () => void;
}

/** Shows and hides the filters where they have no line of their own to spare. */
export const BotaoDosFiltros = ({ aberto, ativo, aoAlternar }: Props) => (
  <button
    type="button"
    className={classes.filtros}
    aria-label={ativo && !aberto ? 'Filtros, há algum ativo' : 'Filtros'}
    aria-expanded={aberto}
    data-ativo={(ativo && !aberto) || undefined}
    onClick={aoAlternar}
  >
    <IconFilter size={18} stroke={1.7} aria-hidden />
  </button>
);
