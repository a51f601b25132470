import { useState } from 'react';

/**
 * What a drawer shows: while it slides out it goes on showing what it showed.
 *
 * @param atual the same object as long as it means the same
 */
export function useUltimoAberto<E>(atual: E, aberta: boolean): E {
  const [ultimo, setUltimo] = useState(atual);
  if (aberta && ultimo !== atual) setUltimo(atual);
  return aberta ? atual : ultimo;
}
