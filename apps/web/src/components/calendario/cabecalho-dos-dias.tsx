import { diaPorExtenso, numeroDoDia, semanaCurta } from './dias.ts';
import type { Trecho } from './geometria.ts';
import classes from './grade-de-horas.module.css';
import { quantosNoDia } from './quantos-no-dia.ts';

interface Props {
  dias: readonly string[];
  hoje: string;
  /** What each day holds; absent while that is not known. */
  porDia: ReadonlyMap<string, readonly Trecho[]> | undefined;
  aoAbrirDia: (data: string) => void;
}

/** The days above the time grid: each opens its day. */
export function CabecalhoDosDias({ dias, hoje, porDia, aoAbrirDia }: Props) {
  return (
    <div className={classes.cabecalho}>
      <span />
      {dias.map((data, indice) => (
        <button
          key={data}
          type="button"
          className={classes.dia}
          tabIndex={-1}
          data-lugar={`${indice}:0`}
          data-dia={data}
          aria-current={data === hoje ? 'date' : undefined}
          onClick={() => aoAbrirDia(data)}
        >
          <span aria-hidden="true">{semanaCurta(data)}</span>
          <strong aria-hidden="true">{numeroDoDia(data)}</strong>
          <span className={classes.anuncio}>
            {diaPorExtenso(data)}
            {porDia && `, ${quantosNoDia(porDia.get(data) ?? [])}`}
          </span>
        </button>
      ))}
    </div>
  );
}
