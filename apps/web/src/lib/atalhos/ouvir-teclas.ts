import { atalhosLigados } from './preferencia.ts';
import { ESPERA_DA_SEGUNDA_MS, sentidoDe } from './registro.ts';

/**
 * Opens the list of shortcuts. It works also while shortcuts are switched off, because they are
 * switched on again in that list.
 */
export const TECLA_DA_LISTA = '?';

/** In a box that is ticked nobody types. */
const EDITAVEL = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Dialogs, and lists or menus that are open: letters are theirs, wherever the focus is. */
const ABERTO =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [aria-haspopup][aria-expanded="true"]';

/**
 * Whether a key pressed on that element is typing, or belongs to a dialog, list or menu that is
 * open.
 */
function ocupada(alvo: EventTarget | null): boolean {
  const elemento = alvo instanceof Element ? alvo : document.body;
  return elemento.closest(EDITAVEL) !== null || document.querySelector(ABERTO) !== null;
}

/**
 * Whether a held modifier makes it another key. Shift counts only with a letter: signs such as '?'
 * are typed with it.
 */
const comModificador = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || (shiftKey && /^\p{L}$/u.test(key));

/** The name that a key is listed by, where it is another. */
const NOMES: Readonly<Record<string, string>> = { escape: 'Esc', delete: 'Delete' };

const MODIFICADORAS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

/**
 * Hears the single-key shortcuts of the whole application: off while typing, under anything open
 * and with modifiers, and altogether where the person switched them off (WCAG 2.1.4). Returns the
 * way to stop.
 */
export function ouvirTeclas(): () => void {
  let anterior: string | null = null;
  let momento = 0;
  const aoTeclar = (evento: KeyboardEvent) => {
    if (MODIFICADORAS.includes(evento.key)) return;
    const primeira = evento.timeStamp - momento < ESPERA_DA_SEGUNDA_MS ? anterior : null;
    anterior = null;
    if (evento.repeat || evento.defaultPrevented || comModificador(evento)) return;
    if (!atalhosLigados() && evento.key !== TECLA_DA_LISTA) return;
    if (ocupada(evento.target)) return;
    const minuscula = evento.key.toLowerCase();
    const tecla = NOMES[minuscula] ?? minuscula;
    const sentido = sentidoDe(tecla, primeira);
    if (sentido.tipo === 'nada') return;
    evento.preventDefault();
    if (sentido.tipo === 'acao') return sentido.acao();
    anterior = tecla;
    momento = evento.timeStamp;
  };
  document.addEventListener('keydown', aoTeclar);
  return () => document.removeEventListener('keydown', aoTeclar);
}
