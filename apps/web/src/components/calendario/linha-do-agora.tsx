import { useEffect, useState } from 'react';
import classes from './grade-de-horas.module.css';
import { MINUTOS_DO_DIA, type Momento } from './tipos.ts';

const ATUALIZAR_MS = 30_000;

interface Props {
  data: string;
  agora: () => Momento;
}

/** The red line of the present, in the column of a day; draws itself alone as time passes. */
export function LinhaDoAgora({ data, agora }: Props) {
  const [momento, setMomento] = useState(agora);
  useEffect(() => {
    const relogio = setInterval(() => setMomento(agora()), ATUALIZAR_MS);
    return () => clearInterval(relogio);
  }, [agora]);
  if (momento.data !== data) return null;
  const top = `${(momento.minuto / MINUTOS_DO_DIA) * 100}%`;
  return <div className={classes.agora} style={{ top }} aria-hidden="true" />;
}
