import classes from './pilula-de-filtro.module.css';

interface Props {
  rotulo: string;
  /** How many there are, in words, where that is told. */
  quantos?: string;
  ativo: boolean;
  aoAlternar: () => void;
}

/** A filter that is on or off, and says how many it finds. */
export const ChipDeFiltro = ({ rotulo, quantos, ativo, aoAlternar }: Props) => (
  <button
    type="button"
    className={classes.pilula}
    data-ativo={ativo || undefined}
    aria-pressed={ativo}
    onClick={aoAlternar}
  >
    <span>
      {rotulo}
      {quantos !== undefined && ` · ${quantos}`}
    </span>
  </button>
);
