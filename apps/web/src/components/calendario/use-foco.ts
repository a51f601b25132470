import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focoPerdido } from '../ui/foco-dos-dialogos.ts';
import { type Forma, type Lugar, mover, passoDaTecla } from './foco.ts';
import { useOuvintes } from './use-ouvintes.ts';

interface Opcoes {
  raiz: RefObject<HTMLElement | null>;
  dias: readonly string[];
  forma: Forma;
  /** Day that Tab enters on, when shown. */
  preferido: string;
  /**
   * Called when an arrow leads outside the days shown, with how many days. Whoever draws the
   * calendar shows another period, and answers the date in it that takes the focus.
   */
  aoSair?: ((de: string, passo: number) => string) | undefined;
  /** PageUp and PageDown, from a date; answers the date that takes the focus. */
  aoFolhear?: ((de: string, passo: 1 | -1) => string) | undefined;
}

interface EventoFocado {
  elemento: HTMLElement;
  id: string;
}

const FOLHEAR: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

const seletor = ({ dia, item }: Lugar) => `[data-lugar="${dia}:${item}"]`;

function lugarDe(alvo: EventTarget | null): Lugar | undefined {
  const elemento = alvo instanceof Element ? alvo.closest<HTMLElement>('[data-lugar]') : null;
  const [dia, item] = (elemento?.dataset.lugar ?? '').split(':').map(Number);
  return dia === undefined || item === undefined ? undefined : { dia, item };
}

/**
 * One tab stop for the whole calendar, arrows inside it (ARIA authoring practices, grid). Elements
 * say where they stand by `data-lugar="day:item"` and are drawn with `tabIndex={-1}`; the stop is
 * moved in the DOM, so that walking through 300 events draws nothing again. An event that is drawn
 * elsewhere, as when it changes day, keeps the focus.
 */
export function useFoco({ raiz, dias, forma, preferido, aoSair, aoFolhear }: Opcoes) {
  const pendente = useRef<string | undefined>(undefined);
  const focado = useRef<EventoFocado | undefined>(undefined);

  useEffect(() => {
    const perdido = focado.current;
    if (perdido && !perdido.elemento.isConnected) {
      focado.current = undefined;
      if (focoPerdido()) {
        raiz.current?.querySelector<HTMLElement>(`[data-evento="${perdido.id}"]`)?.focus();
      }
    }
    const indice = dias.indexOf(pendente.current ?? '');
    if (indice !== -1) {
      pendente.current = undefined;
      raiz.current?.querySelector<HTMLElement>(seletor({ dia: indice, item: 0 }))?.focus();
    }
    if (raiz.current?.querySelector('[data-lugar][tabindex="0"]')) return;
    const entrada = seletor({ dia: Math.max(0, dias.indexOf(preferido)), item: 0 });
    raiz.current?.querySelector(entrada)?.setAttribute('tabindex', '0');
  });

  const aoFocar = useEffectEvent(({ target }: FocusEvent) => {
    const elemento = target instanceof Element ? target.closest<HTMLElement>('[data-lugar]') : null;
    const id = elemento?.dataset.evento;
    focado.current = elemento && id ? { elemento, id } : undefined;
    if (!elemento) return;
    for (const outro of raiz.current?.querySelectorAll('[data-lugar][tabindex="0"]') ?? []) {
      outro.setAttribute('tabindex', '-1');
    }
    elemento.setAttribute('tabindex', '0');
  });

  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    if (evento.defaultPrevented || evento.altKey || evento.ctrlKey || evento.metaKey) return;
    const lugar = lugarDe(evento.target);
    const data = lugar && dias[lugar.dia];
    if (!lugar || !data) return;
    const folha = FOLHEAR[evento.key];
    if (folha && aoFolhear) {
      evento.preventDefault();
      pendente.current = aoFolhear(data, folha);
      return;
    }
    const passo = passoDaTecla(evento.key);
    if (!passo || evento.shiftKey) return;
    evento.preventDefault();
    const destino = mover(forma, lugar, passo);
    if ('fora' in destino) pendente.current = aoSair?.(data, destino.fora);
    else raiz.current?.querySelector<HTMLElement>(seletor(destino))?.focus();
  });

  const aoDesfocar = useEffectEvent(() => {
    // When a new drawing took the focused element away, the focus follows it; when the person left
    // it, it does not.
    queueMicrotask(() => {
      if (focado.current?.elemento.isConnected && focoPerdido()) focado.current = undefined;
    });
  });

  useOuvintes(raiz, { focusin: aoFocar, focusout: aoDesfocar, keydown: aoTeclar });
}
