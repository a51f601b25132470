/**
 * Keeps a value that is the same for everybody and may be a little old, so that it is read once
 * however many ask. In this process only, from the registration of its route on.
 *
 * @param validadeMs how old it may be.
 * @returns a function that answers the kept value or reads it anew: calls made meanwhile share one
 *   reading, and one that fails is not kept.
 */
export function lembrar<T>(validadeMs: number) {
  let guardado: { readonly valor: Promise<T>; readonly desde: number } | null = null;
  return (agora: Date, ler: () => Promise<T>): Promise<T> => {
    const instante = agora.getTime();
    const idade = guardado ? instante - guardado.desde : Number.POSITIVE_INFINITY;
    if (guardado && idade >= 0 && idade < validadeMs) return guardado.valor;
    // A query is a thenable that would run anew for each `await`; a promise runs it once.
    const novo = { valor: Promise.resolve().then(ler), desde: instante };
    guardado = novo;
    novo.valor.catch(() => {
      if (guardado === novo) guardado = null;
    });
    return novo.valor;
  };
}
export type Lembrado<T> = ReturnType<typeof lembrar<T>>;
