/** What turns one set of ids into another. */
export function trocaDe(antes: readonly number[], depois: readonly number[]) {
  const [de, para] = [new Set(antes), new Set(depois)];
  return {
    entram: depois.filter((id) => !de.has(id)),
    saem: antes.filter((id) => !para.has(id)),
  };
}

const LISTADOS = 20;

/** Ids that were not found, the first of many, in a sentence. */
export const listados = (oQue: string, ids: readonly number[]): string =>
  `${oQue}: ${ids.slice(0, LISTADOS).join(', ')}${ids.length > LISTADOS ? '…' : ''}.`;
