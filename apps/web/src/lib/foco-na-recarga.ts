const CHAVE = 'dominio.foco';

/**
 * Has the control that the keyboard is on get the focus again after the reload that follows: the one
 * that `voltarOFoco` is on, under the same name.
 */
export function guardarOFoco(): void {
  const controle = document.activeElement?.closest<HTMLElement>('[data-volta]:focus-visible');
  if (!controle?.dataset.volta) return;
  try {
    sessionStorage.setItem(CHAVE, controle.dataset.volta);
  } catch {
    // Where the tab keeps nothing, the page begins as any other.
  }
}

/** Goes on the `ref` of a control with a `data-volta`. */
export function voltarOFoco(controle: HTMLElement | null): void {
  try {
    if (!controle || sessionStorage.getItem(CHAVE) !== controle.dataset.volta) return;
    sessionStorage.removeItem(CHAVE);
    controle.focus();
  } catch {
    // Nothing is kept there.
  }
}
