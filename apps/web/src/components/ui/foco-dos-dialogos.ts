import type { MouseEvent } from 'react';

/**
 * Keeps the second click of a double click from what lies under a dialog that the first one closed.
 * Goes on the capture of an overlay, before it takes the click for a wish to close.
 */
export function deterSegundoClique(evento: MouseEvent): void {
  if (evento.detail > 1) evento.stopPropagation();
}

/** Goes on the heading of the drawer: it takes the focus when what held it is gone. */
export const TITULO_DA_GAVETA = { tabIndex: -1, 'data-titulo-da-gaveta': true } as const;

const perdido = () => document.activeElement === null || document.activeElement === document.body;

/** The drawer or dialog that lies over all others. */
const doTopo = () =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) ?? null;

/** Whether nothing lies over this dialog. */
export const estaNoTopo = (dialogo: Element | null): boolean =>
  dialogo !== null && dialogo === doTopo();

/** Goes on the button that closes the drawer: where the focus waits when there is nothing else yet. */
export const FECHAR_DA_GAVETA = { 'data-fechar-da-gaveta': true } as const;

/**
 * Takes the focus to the first field (`data-autofocus`) of a form that was drawn after its drawer
 * was open. A focus that the person took elsewhere stays there.
 */
export function focarPrimeiroCampo(): void {
  const esperando = document.activeElement?.matches(
    '[data-titulo-da-gaveta], [data-fechar-da-gaveta]',
  );
  if (!esperando && !perdido()) return;
  doTopo()?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
}

/**
 * Brings a focus that was left behind, because its button was removed or disabled, back to what
 * is open: the heading of the drawer, or the first field of a dialog over it. A focus that is
 * somewhere stays there.
 */
export function recuperarFoco(): void {
  if (!perdido()) return;
  const topo = doTopo();
  const alvo =
    topo?.querySelector<HTMLElement>('[data-titulo-da-gaveta]') ??
    topo?.querySelector<HTMLElement>('[data-autofocus]');
  alvo?.focus({ preventScroll: true });
}
