/** Pixels a pointer travels before a press becomes a drag and stops being a click. */
const LIMIAR_PX = 4;

/**
 * Swallows the click that ends a drag, so that it opens nothing. After a drag that a key gave up,
 * the click comes when the button that is still held is released.
 */
function engolirClique(aindaPresa: boolean): void {
  const engolir = (clique: MouseEvent) => clique.stopPropagation();
  const parar = () =>
    setTimeout(() => window.removeEventListener('click', engolir, { capture: true }), 0);
  window.addEventListener('click', engolir, { capture: true, once: true });
  if (aindaPresa) window.addEventListener('pointerup', parar, { once: true });
  else parar();
}

/** Whether a press may begin a drag. On touch none does: a finger scrolls. */
export const podeArrastar = ({ button, pointerType }: PointerEvent): boolean =>
  button === 0 && pointerType !== 'touch';

/**
 * Follows the pointer from a press to its release. A press that hardly moves stays a click, for
 * which nothing is called.
 *
 * @param mostrar called for every move of the drag, from where it began on.
 * @param largar called once at its end; with false when Escape or the browser gave it up.
 */
export function seguirArrasto(
  pressao: PointerEvent,
  { mostrar, largar }: { mostrar: (e: PointerEvent) => void; largar: (vale: boolean) => void },
): void {
  let arrastando = false;
  const controle = new AbortController();
  const { signal } = controle;
  const acabar = (vale: boolean, aindaPresa = false) => {
    controle.abort();
    if (!arrastando) return;
    engolirClique(aindaPresa);
    largar(vale);
  };
  const mover = (e: PointerEvent) => {
    const longe = Math.hypot(e.clientX - pressao.clientX, e.clientY - pressao.clientY);
    if (!arrastando && longe < LIMIAR_PX) return;
    arrastando = true;
    mostrar(e);
  };
  window.addEventListener('pointermove', mover, { signal });
  window.addEventListener('pointerup', () => acabar(true), { signal });
  window.addEventListener('pointercancel', () => acabar(false), { signal });
  window.addEventListener('keydown', (t) => t.key === 'Escape' && acabar(false, true), { signal });
}
