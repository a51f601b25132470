import { useEffect, useEffectEvent } from 'react';
import { useAtalhosLigados } from './atalhos-ligados.ts';

const EDITAVEL = 'input, textarea, select, [contenteditable="true"]';

/** Dialogs, and lists or menus that are open: letters are theirs, wherever the focus is. */
const ABERTO =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [aria-haspopup][aria-expanded="true"]';

/** Whether a key pressed there is typing, or belongs to something open above the page. */
function ocupada(alvo: EventTarget | null): boolean {
  const elemento = alvo instanceof Element ? alvo : document.body;
  return elemento.closest(EDITAVEL) !== null || document.querySelector(ABERTO) !== null;
}

/**
 * Single keys of a page: off while typing, under anything open and with modifiers (WCAG 2.1.4: they can
 * also be switched off altogether; '?' stays, to find the switch).
 */
export function useAtalhos(atalhos: Readonly<Record<string, () => void>>): void {
  const ligados = useAtalhosLigados((estado) => estado.ligados);
  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    if (evento.ctrlKey || evento.metaKey || evento.altKey || evento.repeat) return;
    const acao = atalhos[evento.key.toLowerCase()];
    if (!acao || evento.defaultPrevented || ocupada(evento.target)) return;
    if (!ligados && evento.key !== '?') return;
    evento.preventDefault();
    acao();
  });
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => aoTeclar(evento);
    document.addEventListener('keydown', ouvir);
    return () => document.removeEventListener('keydown', ouvir);
  }, []);
}
