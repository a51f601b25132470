/** Prefix of the caches that hold one version's code each; nothing else is ever kept. */
export const PREFIXO_DA_VERSAO = 'dominio-codigo-';

/** How long a navigation waits for the network before the kept page answers, in ms (interface.md §1.1). */
export const ESPERA_DA_REDE = 3_000;

/** Addresses that are calls or files, never pages: the worker leaves them to the network (decisoes.md §6). */
const NAO_SAO_PAGINAS =
  /^\/(api|auth|assets|docs|health|dev|usuarios|vapid-config\.js|sw\.js|manifest\.webmanifest)(\/|$)/;

export type Caminho = 'pagina' | 'codigo' | 'rede';

interface Pedido {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * How a request is answered: a navigation with the page, a hashed file from the copies, and
 * everything else, calls above all, by the network as if there were no worker.
 */
export function caminhoDe({ method, mode, url }: Pedido, origem: string): Caminho {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== origem) return 'rede';
  if (mode === 'navigate') return NAO_SAO_PAGINAS.test(pathname) ? 'rede' : 'pagina';
  return pathname.startsWith('/assets/') ? 'codigo' : 'rede';
}

/**
 * Whether a page belongs to the version of a list of files: every script and style it names is in
 * it. During a release the page may come from a newer server than the worker.
 */
export function paginaDaVersao(html: string, arquivos: ReadonlySet<string>): boolean {
  const nomeados = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  return nomeados.length > 0 && nomeados.every(([, nome = '']) => arquivos.has(nome));
}
