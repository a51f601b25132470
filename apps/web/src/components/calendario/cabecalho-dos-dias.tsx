import { VisuallyHidden } from '@mantine/core';
import classes from './cabecalho-dos-dias.module.css';
import { diaPorExtenso, numeroDoDia, semanaCurta } from './dias.ts';
import type { Trecho } from './geometria.ts';
import grade from './grade-de-horas.module.css';
import { quantosNoDia } from './quantos-no-dia.ts';
import type { PessoaAoLado } from './tipos.ts';

interface Props {
  dias: readonly string[];
  hoje: string;
  /** What each day holds; absent while that is not known. */
  porDia: ReadonlyMap<string, readonly Trecho[]> | undefined;
  /** The people whose lanes are below. */
  pessoas: readonly PessoaAoLado[];
  aoAbrirDia: (data: string) => void;
}

/** The days above the time grid: each opens its day, and the faces of its people stand below. */
export function CabecalhoDosDias({ dias, hoje, porDia, pessoas, aoAbrirDia }: Props) {
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
            <span aria-hidden="true">{semanaCurta(data)}</span>
            <strong aria-hidden="true">{numeroDoDia(data)}</strong>
            <VisuallyHidden>
              {diaPorExtenso(data)}
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
