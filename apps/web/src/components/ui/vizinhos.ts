/** The ways through the list behind a panel; a way that is not there leads nowhere. */
export interface Vizinhos {
  readonly anterior: (() => void) | undefined;
  readonly proximo: (() => void) | undefined;
  /** Where in the list it stands: '3 de 25'. */
  readonly posicao: string;
}

/**
 * The ways from one of a list to those before and after it; undefined where the list does not show it.
 */
export function vizinhosEm<L extends { readonly id: number }>(
  linhas: readonly L[] | undefined,
  aberto: number | null,
  aoAbrir: (id: number) => void,
): Vizinhos | undefined {
  const onde = linhas?.findIndex(({ id }) => id === aberto) ?? -1;
  if (!linhas || onde < 0) return undefined;
  const passoPara = (indice: number) => {
    const linha = linhas[indice];
    return linha && (() => aoAbrir(linha.id));
  };
  return {
    anterior: passoPara(onde - 1),
    proximo: passoPara(onde + 1),
    posicao: `${onde + 1} de ${linhas.length}`,
  };
}
