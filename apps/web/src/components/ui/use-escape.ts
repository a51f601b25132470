import { useEffect, useEffectEvent } from 'react';
import { estaNoTopo } from './foco-dos-dialogos.ts';

/** What is open above the page without blocking it, with or without the focus. */
const FLUTUANTE = '[role="dialog"]:not([aria-modal="true"])';

/**
 * Keys that a layer has used. A layer that closes at once leaves the next one on top, which must
 * not close by the same key.
 */
const tomadas = new WeakSet<KeyboardEvent>();

/**
 * Has Escape close a drawer or dialog: only the topmost one, and not while something open inside it
 * (a list, a menu, a calendar) closes by the same key. Mantine's own handler checks neither.
 * Listens in the capture phase, in which all layers still say that they are open.
 */
export function useEscape(
  camada: () => Element | null,
  ativo: boolean,
  aoFechar: () => void,
): void {
  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    if (evento.key !== 'Escape' || evento.isComposing || tomadas.has(evento)) return;
    const alvo = evento.target instanceof Element ? evento.target : document.body;
    if (alvo.getAttribute('data-mantine-stop-propagation') === 'true') return;
    const onde = alvo.closest('[role="dialog"]') ?? document.body;
    if (onde.matches(FLUTUANTE) || onde.querySelector(FLUTUANTE)) return;
    if (!estaNoTopo(camada())) return;
    tomadas.add(evento);
    aoFechar();
  });
  useEffect(() => {
    if (!ativo) return;
    const ouvir = (evento: KeyboardEvent) => aoTeclar(evento);
    window.addEventListener('keydown', ouvir, { capture: true });
    return () => window.removeEventListener('keydown', ouvir, { capture: true });
  }, [ativo]);
}
