import { useEffect, useRef } from 'react';
import classes from './controles.module.css';

interface Props {
  rotulo: string;
  valor: string;
  aoMudar: (cor: string) => void;
}

/**
 * The browser's own colour field. It tells of colours far more often than the screen is drawn, so
 * the last one of each frame counts.
 */
export function CampoDeCor({ rotulo, valor, aoMudar }: Props) {
  const quadro = useRef(0);
  useEffect(() => () => cancelAnimationFrame(quadro.current), []);
  return (
    <input
      type="color"
      className={classes.cor}
      aria-label={rotulo}
      title={valor}
      value={valor.toLowerCase()}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        cancelAnimationFrame(quadro.current);
        quadro.current = requestAnimationFrame(() => aoMudar(value));
      }}
    />
  );
}
