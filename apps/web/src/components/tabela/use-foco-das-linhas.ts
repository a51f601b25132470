import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

interface Opcoes {
  corpo: RefObject<HTMLTableSectionElement | null>;
  quantas: number;
  /** Rows in sight: how far Page Up and Down go. */
  porTela: () => number;
  aoAbrir: (indice: number) => void;
  aoAlternar: (indice: number, comShift: boolean) => void;
}

/** Where a key takes the focus, or `undefined` for keys that do not walk. */
export function destinoDaTecla(
  tecla: string,
  { de, quantas, porTela }: { de: number; quantas: number; porTela: number },
): number | undefined {
  const alvos: Readonly<Record<string, number>> = {
    ArrowDown: de + 1,
    ArrowUp: de - 1,
    PageDown: de + porTela,
    PageUp: de - porTela,
    Home: 0,
    End: quantas - 1,
  };
  const alvo = alvos[tecla];
  return alvo === undefined ? undefined : Math.max(0, Math.min(quantas - 1, alvo));
}

/**
 * Rows as one stop of Tab: arrows, Page Up and Down, Home and End walk them, Enter opens, Space
 * chooses. Buttons of a row are reached by Tab from it and keep their own keys.
 */
export function useFocoDasLinhas({ corpo, quantas, porTela, aoAbrir, aoAlternar }: Opcoes) {
  const [foco, setFoco] = useState(0);
  const atual = Math.min(foco, Math.max(0, quantas - 1));

  const irPara = (indice: number) => {
    // Drawn at once, because only the rows in sight are drawn and the row may be far from them.
    flushSync(() => setFoco(indice));
    corpo.current?.querySelector<HTMLElement>(`[data-indice="${indice}"]`)?.focus();
  };

  return {
    foco: atual,
    irPara,
    aoTeclar: (evento: KeyboardEvent) => {
      if (!(evento.target instanceof HTMLElement) || !evento.target.dataset.indice) return;
      if (evento.ctrlKey || evento.metaKey || evento.altKey) return;
      const destino = destinoDaTecla(evento.key, { de: atual, quantas, porTela: porTela() });
      if (destino !== undefined) irPara(destino);
      else if (evento.key === 'Enter') aoAbrir(atual);
      else if (evento.key === ' ') aoAlternar(atual, evento.shiftKey);
      else return;
      evento.preventDefault();
    },
    aoFocar: (evento: FocusEvent) => {
      const linha = evento.target.closest<HTMLElement>('[data-indice]');
      if (linha) setFoco(Number(linha.dataset.indice));
    },
  };
}
