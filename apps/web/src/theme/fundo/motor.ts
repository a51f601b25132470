import { type Andamento, andamentoDe, observarCondicoes } from './condicoes.ts';

/** Draws a second (decisoes: at most 30). What moves this slowly needs no more. */
export const QUADROS_POR_SEGUNDO = 24;
const PASSO_MS = 1_000 / QUADROS_POR_SEGUNDO;

export interface Motor {
  /** What is drawn has changed: the next draw shows it, and where nothing moves there is one more. */
  readonly redesenhar: () => void;
  /** The person's own switch. */
  readonly ligar: (sim: boolean) => void;
  readonly encerrar: () => void;
}

/**
 * Draws again and again while movement is welcome, once where it is not, and not at all while
 * nobody sees it. Whatever happens, draws keep their distance from each other.
 *
 * @param desenhar is given the seconds the background has moved, pauses left out.
 */
export function criarMotor(desenhar: (t: number) => void): Motor {
  let condicoes: Parameters<Parameters<typeof observarCondicoes>[0]>[0] | undefined;
  let ligado = false;
  let andamento: Andamento = 'apagado';
  let t = 0;
  /** The canvas does not show what it should. What is drawn stays there, moving or not. */
  let velho = true;
  let ultimo = Number.NEGATIVE_INFINITY;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let quadro = 0;
  let marcado = false;

  const parar = () => {
    clearTimeout(relogio);
    cancelAnimationFrame(quadro);
    marcado = false;
  };
  /** @param passo how far the background moves until the draw. */
  const marcar = (passo: number) => {
    if (marcado) return;
    marcado = true;
    const espera = Math.max(0, ultimo + PASSO_MS - performance.now());
    // A timer keeps the distance, and the frame it asks for falls in with the page's own.
    relogio = setTimeout(() => {
      quadro = requestAnimationFrame(() => {
        marcado = false;
        ultimo = performance.now();
        t += passo;
        velho = false;
        desenhar(t);
        if (andamento === 'animado') marcar(1 / QUADROS_POR_SEGUNDO);
      });
    }, espera);
  };
  const conferir = () => {
    const novo = condicoes ? andamentoDe({ ...condicoes, ligado }) : 'apagado';
    if (novo === andamento) return;
    andamento = novo;
    parar();
    if (novo === 'animado' || (novo === 'parado' && velho)) marcar(0);
  };
  const deixar = observarCondicoes((novas) => {
    condicoes = novas;
    conferir();
  });
  return {
    redesenhar: () => {
      velho = true;
      if (andamento !== 'apagado') marcar(0);
    },
    ligar: (sim) => {
      ligado = sim;
      conferir();
    },
    encerrar: () => {
      parar();
      deixar();
    },
  };
}
