const comecos = new Set<() => void>();

/**
 * Says how what a module keeps for as long as the document lasts begins: which page was the first,
 * what is still to be deleted. What belongs to the session begins with `aoSair` instead.
 */
export const aoComecarDocumento = (comecar: () => void): void => void comecos.add(comecar);

/**
 * A document begins. A browser loads one for each start of the application; tests of pages open
 * many applications in the same one, and each of them must begin with nothing of the one before.
 */
export function comecarDocumento(): void {
  for (const comecar of comecos) comecar();
}
