import { useEffect, useState } from 'react';
import type { Formulario } from './use-formulario.ts';

/**
 * The fields to look at again, in the order they are read: those with an error, and those that could
 * not be read when the form was sent, until they can.
 */
export function useErrados<V extends object>({ form, ordem, camposIlegiveis }: Formulario<V>) {
  const [ilegiveis, setIlegiveis] = useState<readonly string[]>([]);
  // What stands in a field is known to the field alone, once it is drawn.
  useEffect(() => {
    if (ilegiveis.length === 0) return;
    const agora = camposIlegiveis();
    const restam = ilegiveis.filter((campo) => agora.includes(campo));
    if (restam.length < ilegiveis.length) setIlegiveis(restam);
  });
  return {
    errados: ordem.filter((campo) => form.errors[campo] || ilegiveis.includes(campo)),
    /** Looks at every field, as the form is sent, and answers those that cannot be read. */
    conferir: (): readonly string[] => {
      const vistos = camposIlegiveis();
      setIlegiveis(vistos);
      return vistos;
    },
  };
}
