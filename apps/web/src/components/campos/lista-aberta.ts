import type { KeyboardEvent } from 'react';

/** Enter takes what is marked in the list below a field, and must not send the form. */
export function aoTeclarNaLista(evento: KeyboardEvent<HTMLInputElement>): void {
  const aberta = evento.currentTarget.getAttribute('aria-expanded') === 'true';
  if (evento.key === 'Enter' && aberta) evento.preventDefault();
}
