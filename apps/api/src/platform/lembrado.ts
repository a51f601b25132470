/**
 * Keeps what is the same for everybody and may be a little old, so that it is read once however many
 * ask. In this process alone, from the registration of its route on.
 *
 * @param validadeMs how old it may be.
 * @returns what answers the value kept, or reads it anew: those who ask meanwhile share one reading,
 *   and one that fails is not kept.
 */
export function lembrar<T>(validadeMs: number) {
  let guardado: { readonly valor: Promise<T>; readonly desde: number } | null = null;
  return (agora: Date, ler: () => Promise<T>): Promise<T> => {
    const instante = agora.getTime();
    const idade = guardado ? instante - guardado.desde : Number.POSITIVE_INFINITY;
    if (guardado && idade >= 0 && idade < validadeMs) return guardado.valor;
    // A query that is a thenable would run anew for each who waits for it: a promise waits once.
    const novo = { valor: Promise.resolve().then(ler), desde: instante };
    guardado = novo;
    novo.valor.catch(() => {
      if (guardado === novo) guardado = null;
    });
    return novo.valor;
  };
}
export type Lembrado<T> = ReturnType<typeof lembrar<T>>;
