import type { MouseEvent } from 'react';

/**
 * Stops the second click of a double click whose first one closed a dialog: it would fall on what
 * lies under it. Goes on the capture of an overlay, before the overlay takes the click for a wish
 * to close.
 */
export function deterSegundoClique(evento: MouseEvent): void {
  if (evento.detail > 1) evento.stopPropagation();
}

/**
 * Stops the second click of a double click whose first one opens or closes something that takes the
 * pointer's place: it would fall on what is drawn there then.
 */
export function deterProximoDuplo(): void {
  const deter = (evento: globalThis.MouseEvent) => {
    if (evento.detail < 2) return;
    evento.preventDefault();
    evento.stopPropagation();
  };
  window.addEventListener('click', deter, { capture: true, once: true });
}

/** Goes on the heading of the panel: it takes the focus when what held it is gone. */
export const TITULO_DA_GAVETA = { tabIndex: -1, 'data-titulo-da-gaveta': true } as const;

/** Whether no control has the focus. */
export const focoPerdido = () =>
  document.activeElement === null || document.activeElement === document.body;

/** The dialog that lies over all others; on a phone a panel is one. */
export const doTopo = () =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) ?? null;

/** What is open: the dialog on top, or else the panel beside the page. */
const emCena = () => doTopo() ?? document.querySelector('[data-gaveta]');

/** Whether nothing lies over this dialog or panel. */
export const estaNoTopo = (camada: Element | null): boolean =>
  camada !== null && camada === emCena();

/**
 * Goes on the button that closes a panel or dialog. The focus waits there until there is something
 * else to take it.
 */
export const BOTAO_DE_FECHAR = { 'data-fechar': true } as const;

const CAMPOS = 'input, select, textarea';
const LIVRE = ':not(:disabled, [type="hidden"], [type="file"])';

/**
 * The field in which a form begins: the one marked `data-autofocus`, or in a dialog its first
 * field.
 */
const primeiroCampo = (topo: Element | null): HTMLElement | null =>
  topo?.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ??
  topo?.querySelector<HTMLElement>(`:is(${CAMPOS})${LIVRE}:not([data-gaveta] *)`) ??
  null;

/**
 * Takes the focus to the first field (`data-autofocus`) of a form that was drawn after its panel
 * was open. A focus that the person took elsewhere stays there.
 *
 * @returns whether the focus is where it should be
 */
export function focarPrimeiroCampo(): boolean {
  const esperando = document.activeElement?.matches('[data-titulo-da-gaveta], [data-fechar]');
  if (!esperando && !focoPerdido()) return true;
  const campo = primeiroCampo(emCena());
  campo?.focus({ preventScroll: true });
  return campo !== null;
}

/**
 * Follows a dialog until its first field is there and has the focus, or the person does something
 * first: its code and its data may come later than itself.
 *
 * @returns stops following
 */
export function esperarPrimeiroCampo(dialogo: HTMLElement): () => void {
  const observador = new MutationObserver(() => tentar());
  const parar = () => observador.disconnect();
  const tentar = () => {
    if (focarPrimeiroCampo()) parar();
  };
  observador.observe(dialogo, {
    attributeFilter: ['disabled'],
    attributes: true,
    childList: true,
    subtree: true,
  });
  for (const gesto of ['keydown', 'pointerdown'] as const) {
    dialogo.addEventListener(gesto, parar, { capture: true, once: true });
  }
  // Mantine takes the focus to the first button, a moment after it drew the dialog.
  const vez = setTimeout(tentar);
  return () => {
    clearTimeout(vez);
    parar();
  };
}
