import type { TemaDoModo } from '@dominio/contrato/tema/padrao';
import { useEffect, useRef } from 'react';
import { type Cena, criarCena } from './cena.ts';
import classes from './fundo.module.css';

/**
 * Light points and fluid background, on one small canvas behind everything (specification part 1
 * §3.8). Beyond what it draws it has no say: whether it moves is decided in motor.ts.
 */
export function Fundo({ tema, animado }: { tema: TemaDoModo; animado: boolean }) {
  const tela = useRef<HTMLCanvasElement>(null);
  const cena = useRef<Cena>(null);
  useEffect(() => {
    if (!tela.current) return;
    const nova = criarCena(tela.current);
    cena.current = nova;
    return nova.encerrar;
  }, []);
  useEffect(() => cena.current?.mudar(tema, animado), [tema, animado]);
  return <canvas ref={tela} className={classes.fundo} aria-hidden />;
}
