/**
 * Draws what a field says once it is left, as soon as nothing is being pressed. The press on a button
 * takes the focus from the field; a message drawn before the release would push the button away from
 * under the pointer, and the click would reach nothing.
 */
export function depoisDoToque(mostrar: () => void): void {
  if (document.querySelector(':active') === null) {
    mostrar();
    return;
  }
  // The click comes in the same turn as the release.
  const fim = new AbortController();
  const soltou = () => {
    fim.abort();
    setTimeout(mostrar);
  };
  for (const evento of ['mouseup', 'dragend', 'pointercancel']) {
    window.addEventListener(evento, soltou, { capture: true, signal: fim.signal });
  }
}
