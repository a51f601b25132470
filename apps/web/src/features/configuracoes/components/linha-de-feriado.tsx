import type { ReactNode } from 'react';
import { formatarDia } from '../../../lib/formato.ts';
import classes from './feriados.module.css';

/** A holiday with its day, the place where it holds and its law. */
export function LinhaDeFeriado({
  dia,
  nome,
  detalhes,
  acoes,
}: {
  dia: string;
  nome: string;
  detalhes: readonly (string | null | false)[];
  acoes?: ReactNode;
}) {
  const ditos = detalhes.filter(Boolean);
  return (
    <li className={classes.linha}>
      <time dateTime={dia} className={classes.dia}>
        {formatarDia(dia, 'diaDaSemana')}
      </time>
      <span className={classes.nome}>
        <strong>{nome}</strong>
        {ditos.length > 0 && <span className={classes.detalhes}>{ditos.join(' · ')}</span>}
      </span>
      {acoes && <span className={classes.acoes}>{acoes}</span>}
    </li>
  );
}
