import { type PointerEvent as EventoDePonteiro, useEffect, useEffectEvent, useRef } from 'react';

/** Pixels a mouse moves before it carries something. */
const FOLGA_PX = 4;
/** Pixels a finger may tremble while it is held down. */
const TREMOR_PX = 8;
/** How long a finger is held down to pick something up; sooner it scrolls the page. */
const TOQUE_LONGO_MS = 300;
/** Near the edges of the window the page scrolls along, this many pixels a frame. */
const BORDA_PX = 72;
const ROLAGEM_PX = 12;

interface Gesto {
  aoComecar: () => void;
  /** How far the pointer is from where it went down, in pixels of the page. */
  aoLevar: (dx: number, dy: number) => void;
  aoSoltar: () => void;
  aoCancelar: () => void;
  /** A finger must be held down first, because under it the page scrolls. */
  toqueLongo: boolean;
}

interface EmCurso {
  readonly ponteiro: number;
  readonly x: number;
  readonly y: number;
  /** Last place in the window. */
  clienteX: number;
  clienteY: number;
  levando: boolean;
  espera?: ReturnType<typeof setTimeout>;
  quadro?: number;
}

/**
 * Dragging something by a button: at once with a mouse or a pen, after a long press with a finger.
 * The button keeps the pointer until it is let go.
 */
export function useGesto({ toqueLongo, ...gesto }: Gesto) {
  const botao = useRef<HTMLButtonElement>(null);
  const curso = useRef<EmCurso>(null);

  const encerrar = () => {
    const atual = curso.current;
    if (!atual) return;
    clearTimeout(atual.espera);
    if (atual.quadro !== undefined) cancelAnimationFrame(atual.quadro);
    curso.current = null;
  };
  const levar = (atual: EmCurso) =>
    gesto.aoLevar(
      atual.clienteX + window.scrollX - atual.x,
      atual.clienteY + window.scrollY - atual.y,
    );
  const rolarNaBorda = () => {
    const atual = curso.current;
    if (!atual) return;
    const sobra = window.innerHeight - atual.clienteY;
    const passo = sobra < BORDA_PX ? ROLAGEM_PX : atual.clienteY < BORDA_PX ? -ROLAGEM_PX : 0;
    if (passo !== 0) {
      window.scrollBy(0, passo);
      levar(atual);
    }
    atual.quadro = requestAnimationFrame(rolarNaBorda);
  };
  const comecar = (atual: EmCurso) => {
    clearTimeout(atual.espera);
    atual.levando = true;
    gesto.aoComecar();
    rolarNaBorda();
  };

  // Only a listener that is not passive can keep the page from scrolling under a carried block.
  const segurarPagina = useEffectEvent((evento: TouchEvent) => {
    if (curso.current?.levando && evento.cancelable) evento.preventDefault();
  });
  const sumir = useEffectEvent(encerrar);
  useEffect(() => {
    const elemento = botao.current;
    const ouvir = (evento: TouchEvent) => segurarPagina(evento);
    elemento?.addEventListener('touchmove', ouvir, { passive: false });
    return () => {
      elemento?.removeEventListener('touchmove', ouvir);
      sumir();
    };
  }, []);

  return {
    ref: botao,
    onPointerDown: (evento: EventoDePonteiro<HTMLButtonElement>) => {
      if (curso.current || evento.button !== 0) return;
      const novo: EmCurso = {
        ponteiro: evento.pointerId,
        x: evento.clientX + window.scrollX,
        y: evento.clientY + window.scrollY,
        clienteX: evento.clientX,
        clienteY: evento.clientY,
        levando: false,
      };
      curso.current = novo;
      // Even the first movement may already be outside the button.
      evento.currentTarget.setPointerCapture(evento.pointerId);
      if (toqueLongo && evento.pointerType === 'touch') {
        novo.espera = setTimeout(() => comecar(novo), TOQUE_LONGO_MS);
      }
    },
    onPointerMove: (evento: EventoDePonteiro<HTMLButtonElement>) => {
      const atual = curso.current;
      if (atual?.ponteiro !== evento.pointerId) return;
      const longe = Math.hypot(evento.clientX - atual.clienteX, evento.clientY - atual.clienteY);
      if (!atual.levando) {
        if (atual.espera !== undefined) {
          if (longe > TREMOR_PX) encerrar();
          return;
        }
        if (longe < FOLGA_PX) return;
        comecar(atual);
      }
      atual.clienteX = evento.clientX;
      atual.clienteY = evento.clientY;
      levar(atual);
    },
    onPointerUp: () => {
      const levava = curso.current?.levando;
      encerrar();
      if (levava) gesto.aoSoltar();
    },
    /** After a release there is nothing under way any more; otherwise the browser took the pointer. */
    onLostPointerCapture: () => {
      const levava = curso.current?.levando;
      encerrar();
      if (levava) gesto.aoCancelar();
    },
    /** A long press is ours, not the browser's menu. */
    onContextMenu: (evento: { preventDefault: () => void }) => {
      if (curso.current) evento.preventDefault();
    },
    /** Lets go of the gesture without ending what it did. */
    encerrar,
  };
}
