import { useEffect, useId, useRef, useState } from 'react';
import { mudarCampo } from '../editor.ts';
import type { Controle } from '../secoes.ts';
import classes from './controles.module.css';
import { useValor } from './valor-do-campo.ts';

/** The value as shown and read aloud: fractions as per cent, numbers in Portuguese. */
function formatar(valor: number, unidade: string): string {
  const numero = unidade === '%' ? Math.round(valor * 100) : valor;
  return `${numero.toLocaleString('pt-BR')}${unidade}`;
}

/**
 * A slider. While it is dragged its text follows every movement, and the theme the last one of each
 * frame.
 */
export function ControleDeslizante({
  controle: { rotulo, caminho, min, max, passo, unidade },
}: {
  controle: Extract<Controle, { tipo: 'faixa' }>;
}) {
  const guardado = Number(useValor(caminho));
  const [arrastado, setArrastado] = useState<number | null>(null);
  const quadro = useRef(0);
  const id = useId();
  useEffect(() => () => cancelAnimationFrame(quadro.current), []);
  const valor = arrastado ?? guardado;
  return (
    <div className={classes.faixa}>
      <label htmlFor={id}>{rotulo}</label>
      <output htmlFor={id}>{formatar(valor, unidade)}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={passo}
        value={valor}
        aria-valuetext={formatar(valor, unidade)}
        onChange={({ currentTarget }) => {
          const novo = Number(currentTarget.value);
          setArrastado(novo);
          cancelAnimationFrame(quadro.current);
          quadro.current = requestAnimationFrame(() => {
            mudarCampo(caminho, novo);
            setArrastado(null);
          });
        }}
      />
    </div>
  );
}
