import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import classes from './gaveta.module.css';
import type { Vizinhos } from './vizinhos.ts';

/** What has a use of its own for the arrows; what is held by `data-arrasto` goes by them. */
const COM_SETAS =
  'input, textarea, select, [contenteditable="true"], [aria-haspopup], [data-arrasto] *, ' +
  ':is([role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"], [role="grid"]) *';

/** Steps through the list behind the panel by the arrows, where nothing else takes them. */
export function passoDaTecla(evento: KeyboardEvent<HTMLElement>, vizinhos: Vizinhos | undefined) {
  const { key, target, currentTarget } = evento;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  if (evento.ctrlKey || evento.metaKey || evento.altKey || evento.shiftKey) return;
  // What lies over the panel is drawn elsewhere, and yet its keys arrive here.
  const noPainel = target instanceof Element && currentTarget.contains(target);
  if (evento.defaultPrevented || !noPainel || target.closest(COM_SETAS)) return;
  const passo = key === 'ArrowDown' ? vizinhos?.proximo : vizinhos?.anterior;
  if (!passo) return;
  evento.preventDefault();
  passo();
}

interface Props {
  vizinhos: Vizinhos | undefined;
}

/** Buttons to the record before and to the one after, which screen readers hear of. */
export function PassosDaGaveta({ vizinhos }: Props) {
  if (!vizinhos) return null;
  const { anterior, proximo, posicao } = vizinhos;
  const botao = (rotulo: string, passo: (() => void) | undefined, Icone: typeof IconChevronUp) => (
    // Not disabled at the end of the list: the focus would be lost.
    <ActionIcon
      variant="subtle"
      className={classes.passo}
      aria-label={rotulo}
      title={rotulo}
      aria-disabled={!passo}
      onClick={() => passo?.()}
    >
      <Icone size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className={classes.passos}>
      <VisuallyHidden aria-live="polite">{posicao}</VisuallyHidden>
      {botao('Anterior', anterior, IconChevronUp)}
      {botao('Próximo', proximo, IconChevronDown)}
    </div>
  );
}
