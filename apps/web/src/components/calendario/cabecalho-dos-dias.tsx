import { VisuallyHidden } from '@mantine/core';
import classes from './cabecalho-dos-dias.module.css';
import { diaComFeriado, diaPorExtenso, numeroDoDia, semanaCurta } from './dias.ts';
import type { Trecho } from './geometria.ts';
import grade from './grade-de-horas.module.css';
import { quantosNoDia } from './quantos-no-dia.ts';
import type { Feriados, PessoaAoLado } from './tipos.ts';

interface Props {
  dias: readonly string[];
  hoje: string;
  /** What each day holds; absent while that is not known. */
  porDia: ReadonlyMap<string, readonly Trecho[]> | undefined;
  /** The people whose lanes are below. */
  pessoas: readonly PessoaAoLado[];
  feriados: Feriados | undefined;
  aoAbrirDia: (data: string) => void;
}

/** The days above the time grid: each opens its day, and the faces of its people stand below. */
export function CabecalhoDosDias(props: Props) {
  const { dias, hoje, porDia, pessoas, feriados, aoAbrirDia } = props;
  return (
    <div className={grade.cabecalho}>
      <span />
      {dias.map((data, indice) => (
        <div key={data} className={classes.cabeca}>
          <button
            type="button"
            className={classes.dia}
            tabIndex={-1}
            data-lugar={`${indice}:0`}
            data-dia={data}
            aria-current={data === hoje ? 'date' : undefined}
            onClick={() => aoAbrirDia(data)}
          >
            <span className={classes.semana} aria-hidden="true">
              {semanaCurta(data)}
              {feriados?.has(data) && (
                <span className={classes.feriado} title={feriados.get(data)}>
                  {feriados.get(data)}
                </span>
              )}
            </span>
            <strong aria-hidden="true">{numeroDoDia(data)}</strong>
            <VisuallyHidden>
              {diaComFeriado(data, feriados)}
              {porDia && `, ${quantosNoDia(porDia.get(data) ?? [])}`}
            </VisuallyHidden>
          </button>
          {pessoas.length > 1 && (
            <ul className={classes.rostos} aria-label={`Pessoas, ${diaPorExtenso(data)}`}>
              {pessoas.map(({ id, nome, rosto }) => (
                <li key={id} title={nome}>
                  {rosto}
                  <span className={classes.nome}>{nome}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
