import { useState } from 'react';

/** One step of a form, with the fields that it asks for; the last one may only show them. */
export interface Passo<C extends string> {
  readonly titulo: string;
  readonly campos: readonly C[];
  /** Something in it may not stay blank, and has its asterisk. */
  readonly temObrigatorios?: boolean;
}

/** A form that asks for little at a time. */
export function usePassos<C extends string>(passos: readonly Passo<C>[]) {
  const [atual, ir] = useState(0);
  const campoEm = (campo: string) =>
    passos.findIndex(({ campos }) => campos.some((um) => um === campo));
  return {
    passos,
    atual,
    ultimo: atual === passos.length - 1,
    ir,
    avancar: () => ir(atual + 1),
    /** Errors of the steps that were reached: what was not asked yet is not missing. */
    jaPedidos: <E>(erros: Readonly<Record<string, E>>): Record<string, E> =>
      Object.fromEntries(Object.entries(erros).filter(([campo]) => campoEm(campo) <= atual)),
    /** Goes back to the first step that asks for one of these fields. */
    irAoPrimeiro: (campos: readonly string[]) => {
      const indices = campos.map(campoEm).filter((indice) => indice >= 0);
      if (indices.length > 0) ir(Math.min(...indices));
    },
  };
}
