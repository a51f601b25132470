import { setTimeout as esperar } from 'node:timers/promises';

/** A reading that takes longer is not waited for by those who ask after it began. */
const ESPERA_MAXIMA_MS = 100;

/**
 * Makes one reading of many things out of many readings of one. What is asked while a reading is
 * under way waits for its end and is then read together, so that under load one statement serves
 * everybody who waits. Nobody is answered by what was read before they asked.
 *
 * @param ler reads several things; one that it leaves out does not exist. Where it throws, so does
 *   every reading that it was made for.
 */
export function emLote<C, V>(
  ler: (chaves: readonly C[]) => Promise<ReadonlyMap<C, V>>,
): (chave: C) => Promise<V | undefined> {
  let seguinte: { readonly chaves: Set<C>; readonly lido: Promise<ReadonlyMap<C, V>> } | undefined;
  let emCurso: Promise<unknown> | undefined;

  function abrir() {
    const chaves = new Set<C>();
    const espera = emCurso
      ? Promise.race([emCurso, esperar(ESPERA_MAXIMA_MS, undefined, { ref: false })])
      : Promise.resolve();
    const lido = espera.then(() => {
      seguinte = undefined;
      return ler([...chaves]);
    });
    const fim = lido
      .catch(() => undefined)
      .then(() => {
        if (emCurso === fim) emCurso = undefined;
      });
    emCurso = fim;
    return { chaves, lido };
  }

  return async (chave) => {
    seguinte ??= abrir();
    seguinte.chaves.add(chave);
    return (await seguinte.lido).get(chave);
  };
}
