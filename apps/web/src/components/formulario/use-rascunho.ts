import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { criarFila, iguais, type Rascunhos } from './fila-de-rascunhos.ts';

const GUARDAR_APOS_MS = 300;

interface Opcoes<V> {
  /** The step that the form is at: the draft is taken up there. For forms with steps. */
  passo?: number;
  /** Whether anything is typed; differing from the first values, unless told otherwise. */
  mudou?: (valores: V) => boolean;
}

/**
 * Keeps what is typed into a form while it is typed, and offers what was left there before: closing
 * it by mistake loses nothing (interface.md §2.8).
 *
 * @param iniciais the values of a form in which nothing was typed: equal ones are no draft
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
    // A page that is reloaded or left unmounts nothing, so the draft is kept here.
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
    /** The newest draft that was left, until it is taken up or refused. */
    oferecido,
    /** When what is typed was last kept; null while nothing is typed. */
    salvoEm,
    /** Whether anything is typed by now, kept already or not. */
    temDigitado: () => mudou(ultimos.current),
    aoMudar: (valores: V) => {
      ultimos.current = valores;
      guardar(valores);
    },
    /** Called when the draft was taken up, with the values of the form after that. */
    aceitar: decidir,
    /** Called when the draft was refused, with the values of the form after that. */
    recusar: decidir,
    /** Keeps what is typed at once, because another form takes this one's place. */
    guardarJa: () => guardar.flush(),
    /** Drops the draft, because what was typed was saved or given up. */
    esquecer: () => {
      guardar.cancel();
      // The form may be drawn once more at its first step while it slides out, and that must keep
      // no draft.
      ultimos.current = iniciais;
      fila.esquecer();
    },
  };
}
