import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { criarFila, iguais, type Rascunhos } from './fila-de-rascunhos.ts';

const GUARDAR_APOS_MS = 300;

interface Opcoes<V> {
  /** The step that the form is at, of those that have steps: it is taken up there. */
  passo?: number;
  /** Whether anything is typed; differing from the first values, unless told otherwise. */
  mudou?: (valores: V) => boolean;
}

/**
 * Keeps what is typed into a form as it is typed, and offers what was left there before: closing it
 * by mistake loses nothing (interface.md §2.8).
 *
 * @param iniciais what is no draft, because nothing was typed
 */
export function useRascunho<V extends object>(
  rascunhos: Rascunhos<V>,
  iniciais: V,
  { passo = 0, mudou = (valores) => !iguais(valores, iniciais) }: Opcoes<V> = {},
) {
  const [fila] = useState(() => criarFila(rascunhos));
  const [oferecido, setOferecido] = useState(fila.oferecido);
  const [salvoEm, setSalvoEm] = useState<Date | null>(null);
  const guardar = useDebouncedCallback(
    (valores: V) => {
      const digitado = mudou(valores);
      fila.guardar(valores, passo, digitado);
      setSalvoEm(digitado ? new Date() : null);
    },
    { delay: GUARDAR_APOS_MS, flushOnUnmount: true },
  );
  useEffect(() => {
    // A page that is reloaded or left unmounts nothing.
    const guardarJa = () => guardar.flush();
    window.addEventListener('pagehide', guardarJa);
    return () => window.removeEventListener('pagehide', guardarJa);
  }, [guardar]);
  const decidir = (valores: V) => {
    ultimos.current = valores;
    fila.decidir();
    setOferecido(fila.oferecido());
    guardar(valores);
  };
  const ultimos = useRef(iniciais);
  const guardarOPasso = useEffectEvent(() => {
    if (mudou(ultimos.current)) guardar(ultimos.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept with the values is the step
  useEffect(() => guardarOPasso(), [passo]);
  return {
    /** What was left, the newest first, until it is taken up or refused. */
    oferecido,
    /** When what is typed was kept last; null while nothing is. */
    salvoEm,
    /** Whether anything is typed by now, kept already or not. */
    temDigitado: () => mudou(ultimos.current),
    aoMudar: (valores: V) => {
      ultimos.current = valores;
      guardar(valores);
    },
    /** It was taken up: these are the values with it. */
    aceitar: decidir,
    /** It was refused: these are the values without it. */
    recusar: decidir,
    /** Keeps what is typed at once, before the form makes way for another. */
    guardarJa: () => guardar.flush(),
    /** Nothing is left to keep: it was saved, or given up. */
    esquecer: () => {
      guardar.cancel();
      // The form may be drawn at its first step once more, while it slides out.
      ultimos.current = iniciais;
      fila.esquecer();
    },
  };
}
