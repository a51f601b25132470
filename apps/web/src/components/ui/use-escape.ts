import { useEffect, useEffectEvent } from 'react';
import { estaNoTopo } from './foco-dos-dialogos.ts';

/** What is open above the page without blocking it, with or without the focus. */
const FLUTUANTE = '[role="dialog"]:not([aria-modal="true"])';
const CAMADA = '[role="dialog"], [data-gaveta]';
/**
 * What is changed where it stands takes the key for itself, and so does what is dragged: it is left as
 * it was.
 */
const NO_LUGAR = '[data-no-lugar], [data-arrasto]';
const CAMPO = 'input, textarea, select, [contenteditable="true"]';

/**
 * Keys that a layer has used. A layer that closes at once leaves the next one on top, which must
 * not close by the same key.
 */
const tomadas = new WeakSet<KeyboardEvent>();

/**
 * Has Escape close a panel or dialog: only the topmost one, and not while something open inside it
 * (a list, a menu, a calendar) closes by the same key. Mantine's own handler checks neither.
 * Listens in the capture phase, in which all layers still say that they are open; a panel hears of a
 * key in the page beside it last, when nothing there has taken it.
 */
export function useEscape(
  camada: () => Element | null,
  ativo: boolean,
  aoFechar: () => void,
): void {
  const aoTeclar = useEffectEvent((evento: KeyboardEvent, captura: boolean) => {
    if (evento.key !== 'Escape' || evento.isComposing || tomadas.has(evento)) return;
    const alvo = evento.target instanceof Element ? evento.target : document.body;
    if (alvo.getAttribute('data-mantine-stop-propagation') === 'true') return;
    if (alvo.closest(NO_LUGAR)) return;
    const onde = alvo.closest(CAMADA) ?? document.body;
    if (onde.matches(FLUTUANTE) || onde.querySelector(FLUTUANTE)) return;
    const minha = camada();
    if (!estaNoTopo(minha)) return;
    const aoLado = !minha?.matches('[aria-modal="true"]') && !minha?.contains(alvo);
    if (aoLado === captura) return;
    if (aoLado && (evento.defaultPrevented || alvo.matches(CAMPO))) return;
    tomadas.add(evento);
    aoFechar();
  });
  useEffect(() => {
    if (!ativo) return;
    const antes = (evento: KeyboardEvent) => aoTeclar(evento, true);
    const depois = (evento: KeyboardEvent) => aoTeclar(evento, false);
    window.addEventListener('keydown', antes, { capture: true });
    window.addEventListener('keydown', depois);
    return () => {
      window.removeEventListener('keydown', antes, { capture: true });
      window.removeEventListener('keydown', depois);
    };
  }, [ativo]);
}
