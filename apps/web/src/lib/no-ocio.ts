/** What browsers tell of the connection, where they do. */
interface Conexao {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Idle time is waited for at most this long: a page that never rests must not starve the next. */
const ESPERA_MAXIMA_MS = 2_000;
/** Where the browser tells nothing of idle time (Safari). */
const SEM_OCIO_MS = 200;

/** Whether the person saves data or the connection is too slow to fetch what may never be used. */
export function economizando(): boolean {
  const { connection } = navigator as Navigator & { connection?: Conexao };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Runs something that can wait: after a delay, once the browser has nothing better to do, and not
 * at all while data is being saved. Returns the way to give it up.
 */
export function noOcio(fazer: () => void, apos = 0): () => void {
  let desistir = () => {};
  const executar = () => {
    if (!economizando()) fazer();
  };
  const relogio = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') {
      const pedido = requestIdleCallback(executar, { timeout: ESPERA_MAXIMA_MS });
      desistir = () => cancelIdleCallback(pedido);
    } else {
      const pedido = setTimeout(executar, SEM_OCIO_MS);
      desistir = () => clearTimeout(pedido);
    }
  }, apos);
  return () => {
    clearTimeout(relogio);
    desistir();
  };
}

/**
 * Fetches ahead what is likely wanted next, as `noOcio` runs it. Without a network it would only
 * fail: it waits for one.
 */
export function adiantar(buscar: () => void, apos = 0): () => void {
  let desistir = noOcio(() => {
    if (navigator.onLine !== false) return buscar();
    window.addEventListener('online', buscar, { once: true });
    desistir = () => window.removeEventListener('online', buscar);
  }, apos);
  return () => desistir();
}
