import { useEffect, useRef } from 'react';
import classes from './controles.module.css';

interface Props {
  rotulo: string;
  valor: string;
  aoMudar: (cor: string) => void;
}

/**
 * The browser's own colour field. It fires more often than the screen is drawn, so only the last
 * colour of each frame is taken.
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
