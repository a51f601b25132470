import { PREFIXO_DA_VERSAO } from './regras.ts';

/** The page of a version in its cache. It is kept last, so that a version without it is not whole. */
export const PAGINA = '/index.html';

/**
 * The page of the newest version that is whole, whichever worker asks: whoever reloads to get the
 * new one must not be given the older one.
 *
 * @param copias its caches are listed in the order of their creation.
 */
export async function paginaGuardada(copias: CacheStorage): Promise<Response | undefined> {
  const versoes = (await copias.keys()).filter((nome) => nome.startsWith(PREFIXO_DA_VERSAO));
  for (const nome of versoes.reverse()) {
    const pagina = await (await copias.open(nome)).match(PAGINA, { ignoreVary: true });
    if (pagina) return pagina;
  }
  return undefined;
}
