import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Where the draft of one form is kept. */
interface Gaveta<V> {
  ler: () =>
    | { em: number; passo?: number | undefined; base?: V | undefined; valores: V }
    | undefined;
  guardar: (valores: V, passo: number) => void;
  descartar: () => void;
}

const GUARDAR_APOS_MS = 300;

const iguais = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps what is typed into a form as it is typed, and offers what was left there before: closing it
 * by mistake loses nothing (interface.md §2.8).
 *
 * @param iniciais what is no draft, because nothing was typed
 * @param passo the step that the form is at, of those that have steps: it is taken up there
 */
export function useRascunho<V extends object>(gaveta: Gaveta<V>, iniciais: V, passo = 0) {
  const [oferecido, setOferecido] = useState(gaveta.ler);
  const [salvoEm, setSalvoEm] = useState<Date | null>(null);
  const guardar = useDebouncedCallback(
    (valores: V) => {
      const nada = iguais(valores, iniciais);
      if (nada) gaveta.descartar();
      else gaveta.guardar(valores, passo);
      setSalvoEm(nada ? null : new Date());
    },
    { delay: GUARDAR_APOS_MS, flushOnUnmount: true },
  );
  const ultimos = useRef(iniciais);
  const guardarOPasso = useEffectEvent(() => {
    if (!oferecido && !iguais(ultimos.current, iniciais)) guardar(ultimos.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept with the values is the step
  useEffect(() => guardarOPasso(), [passo]);
  return {
    /** What was left, until it is taken up or refused. */
    oferecido,
    /** When what is typed was kept last; null while nothing is. */
    salvoEm,
    aoMudar: (valores: V) => {
      ultimos.current = valores;
      // An older draft stays until it is taken or refused: a letter does not replace it.
      if (!oferecido) guardar(valores);
    },
    aceitar: () => setOferecido(undefined),
    recusar: (valores: V) => {
      gaveta.descartar();
      setOferecido(undefined);
      guardar(valores);
    },
    /** Keeps what is typed at once, before the form makes way for another. */
    guardarJa: () => guardar.flush(),
    /** Nothing is left to keep: it was saved. */
    esquecer: () => {
      guardar.cancel();
      gaveta.descartar();
    },
  };
}
