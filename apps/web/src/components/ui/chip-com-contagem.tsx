import classes from './chip-com-contagem.module.css';

const numero = new Intl.NumberFormat('pt-BR');

/** A filter that is on or off and says how many rows it leaves. */
export function ChipComContagem({
  rotulo,
  total,
  ativo,
  aoAlternar,
}: {
  rotulo: string;
  total: number;
  ativo: boolean;
  aoAlternar: () => void;
}) {
  return (
    <button
      type="button"
      className={classes.chip}
      data-ativo={ativo || undefined}
      aria-pressed={ativo}
      onClick={aoAlternar}
    >
      <span>{rotulo}</span> <b className={classes.total}>{numero.format(total)}</b>
    </button>
  );
}
