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
  let emCurso: Promise<unknown> = Promise.resolve();

  function abrir() {
    const chaves = new Set<C>();
    const lido = emCurso.then(() => {
      seguinte = undefined;
      return ler([...chaves]);
    });
    emCurso = lido.catch(() => undefined);
    return { chaves, lido };
  }

  return async (chave) => {
    seguinte ??= abrir();
    seguinte.chaves.add(chave);
    return (await seguinte.lido).get(chave);
  };
}
