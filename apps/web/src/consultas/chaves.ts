/**
 * Roots of the query keys that somebody else's change makes stale: another noun's write, or a live
 * message. A noun that nobody else has read again keeps its key to itself.
 */
export const CHAVES = {
  /** What a term finds among the clients: changes with every client, as the lists do. */
  clientesProcurados: ['clientes-procurados'],
  contratos: ['contratos'],
  empresas: ['empresas'],
  /** Permissions stand under it: whatever changes groups has the catalogue read again. */
  grupos: ['grupos'],
  usuarios: ['usuarios'],
  visoesSalvas: ['visoes-salvas'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
