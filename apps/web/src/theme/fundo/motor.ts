import { type Andamento, andamentoDe, observarCondicoes } from './condicoes.ts';

/** Draws a second (decisoes: at most 30). What moves this slowly needs no more. */
export const QUADROS_POR_SEGUNDO = 24;

interface Pedido {
  /** @param t seconds since the background began to move, pauses left out. */
  readonly desenhar: (t: number) => void;
  /** The person's own switch. */
  readonly ligado: boolean;
}

/**
 * Draws again and again while movement is welcome, once where it is not, and not at all while
 * nobody sees it.
 *
 * @returns the way to end it.
 */
export function animar({ desenhar, ligado }: Pedido): () => void {
  let andamento: Andamento = 'apagado';
  let t = 0;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let quadro = 0;

  const quadroSeguinte = () => {
    // A timer sets the pace, and the frame it asks for falls in with the page's own.
    relogio = setTimeout(() => {
      quadro = requestAnimationFrame(() => {
        t += 1 / QUADROS_POR_SEGUNDO;
        desenhar(t);
        quadroSeguinte();
      });
    }, 1_000 / QUADROS_POR_SEGUNDO);
  };
  const parar = () => {
    clearTimeout(relogio);
    cancelAnimationFrame(quadro);
  };
  const fim = observarCondicoes((condicoes) => {
    const novo = andamentoDe({ ...condicoes, ligado });
    if (novo === andamento) return;
    andamento = novo;
    parar();
    if (novo === 'apagado') return;
    desenhar(t);
    if (novo === 'animado') quadroSeguinte();
  });
  return () => {
    parar();
    fim();
  };
}
