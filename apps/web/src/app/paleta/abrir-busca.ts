/** Id of the one search field. */
export const ID_DA_BUSCA = 'busca';

let antes: Element | null = null;

/**
 * Puts the cursor into the search and opens it, all within the key event: what is typed next is in
 * the field, however long the code of the results takes.
 */
export function abrirBusca(): void {
  const campo = document.getElementById(ID_DA_BUSCA);
  if (campo !== document.activeElement) antes = document.activeElement;
  campo?.focus();
  campo?.click();
}

/** Gives the focus back to where it was before the search was opened from elsewhere. */
export function devolverFoco(): void {
  const alvo = antes instanceof HTMLElement && antes.isConnected ? antes : null;
  antes = null;
  if (alvo === null || alvo === document.body) document.getElementById(ID_DA_BUSCA)?.blur();
  else alvo.focus({ preventScroll: true });
}
