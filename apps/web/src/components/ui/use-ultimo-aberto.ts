import { useState } from 'react';

/**
 * What a drawer shows. While it slides out it shows the same as before.
 *
 * @param atual one object as long as it means the same
 */
export function useUltimoAberto<E>(atual: E, aberta: boolean): E {
  const [ultimo, setUltimo] = useState(atual);
  if (aberta && ultimo !== atual) setUltimo(atual);
  return aberta ? atual : ultimo;
}
