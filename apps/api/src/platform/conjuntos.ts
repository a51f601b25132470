/** The ids to add and to remove so that one set becomes another. */
export function trocaDe(antes: readonly number[], depois: readonly number[]) {
  const [de, para] = [new Set(antes), new Set(depois)];
  return {
    entram: depois.filter((id) => !de.has(id)),
    saem: antes.filter((id) => !para.has(id)),
  };
}

/** A list in parts of so many, for statements that take no more at once. */
export function* emPartes<T>(tudo: readonly T[], quantos: number): Generator<readonly T[]> {
  for (let i = 0; i < tudo.length; i += quantos) yield tudo.slice(i, i + quantos);
}

const LISTADOS = 20;

/** A sentence about ids that were not found, listing the first ones. */
export const listados = (oQue: string, ids: readonly number[]): string =>
  `${oQue}: ${ids.slice(0, LISTADOS).join(', ')}${ids.length > LISTADOS ? '…' : ''}.`;
