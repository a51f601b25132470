import type { KeyboardEvent } from 'react';

/** The down arrow on the button of a menu opens it. */
export const comSetaParaBaixo =
  (abrir: () => void) =>
  (evento: KeyboardEvent): void => {
    if (evento.key !== 'ArrowDown') return;
    evento.preventDefault();
    abrir();
  };
