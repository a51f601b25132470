import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

const comDica = (alvo: Element) => alvo.closest<HTMLElement>('[data-dica]');

/** What opens a panel under the pointer is named by the panel. */
const semPainel = (alvo: HTMLElement | null) => (alvo?.hasAttribute('aria-haspopup') ? null : alvo);

/**
 * Beside which of the elements with a `data-dica` that name is shown: the one under the pointer, or
 * else the one with the keyboard's focus, until something is done with it.
 *
 * @returns that element, and the listeners of what stands around all of them.
 */
export function useDica() {
  const [sobPonteiro, setSobPonteiro] = useState<HTMLElement | null>(null);
  const [comFoco, setComFoco] = useState<HTMLElement | null>(null);
  const esconder = () => {
    setSobPonteiro(null);
    setComFoco(null);
  };
  const ouvintes = {
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'touch') setSobPonteiro(semPainel(comDica(target as Element)));
    },
    onPointerLeave: () => setSobPonteiro(null),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setComFoco(comDica(target));
    },
    onBlur: () => setComFoco(null),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') esconder();
    },
    onClick: esconder,
  };
  return { alvo: sobPonteiro ?? comFoco, ouvintes };
}
