/** Where the API of a page lives (decisoes.md §6, specification part 1 §7). */
export interface ConfiguracaoDaBase {
  /** Address of the page, `window.location`. */
  pagina: Pick<URL, 'origin' | 'protocol' | 'hostname'>;
  /** Whether the API itself serves the page: then its origin is the answer. */
  servidaPelaApi: boolean;
  /** Origin of the production API, for pages hosted apart from it. */
  apiDeProducao: string;
}

export const PORTA_DA_API = 5001;

const LOCAIS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Private addresses (RFC 1918, RFC 3927, RFC 4193), `.local` (RFC 6762) and bare machine names. */
function redeLocal(hostname: string): boolean {
  return (
    /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$/.test(hostname) ||
    /^\[(f[cd]|fe80:)/i.test(hostname) ||
    hostname.endsWith('.local') ||
    !/[.:]/.test(hostname)
  );
}

/**
 * Origin of the API, without a trailing slash. The page's own when the API serves it; otherwise
 * localhost on port 5001 from localhost, the same hostname on port 5001 on a local network, and
 * the production API host from anywhere else.
 */
export function resolverBase({
  pagina,
  servidaPelaApi,
  apiDeProducao,
}: ConfiguracaoDaBase): string {
  if (servidaPelaApi) return pagina.origin;
  const { hostname, protocol } = pagina;
  if (LOCAIS.has(hostname)) return `http://localhost:${PORTA_DA_API}`;
  if (redeLocal(hostname)) return `${protocol}//${hostname}:${PORTA_DA_API}`;
  return apiDeProducao.replace(/\/+$/, '') || pagina.origin;
}
