import { useEffect, useEffectEvent } from 'react';
import { estaNoTopo } from './foco-dos-dialogos.ts';

/** What is open without taking the page over, whether it has the focus already or not. */
const FLUTUANTE = '[role="dialog"]:not([aria-modal="true"])';

/** Keys that a layer has taken: gone at once, it leaves the next one on top. */
const tomadas = new WeakSet<KeyboardEvent>();

/**
 * Has Escape close a drawer or dialog, and nothing else with it: only the one on top, and not while
 * something open inside it (a list, a menu, a calendar) closes by the same key. Mantine's own asks
 * neither. Heard on the way down, while all of them still say that they are open.
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
