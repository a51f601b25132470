const CARIMBO = 'dominio.recarregado_em';
const INTERVALO = 60_000;

/**
 * After a new release the old pieces of code are gone: the page reloads to get the new ones, at
 * most once a minute, so that a server that lacks a file cannot make it reload for ever.
 *
 * @throws what was given, when reloading has just been tried.
 */
export function recarregarUmaVez(motivo: unknown): Promise<never> {
  const ultimo = Number(sessionStorage.getItem(CARIMBO) ?? 0);
  if (!navigator.onLine || Date.now() - ultimo < INTERVALO) return Promise.reject(motivo);
  sessionStorage.setItem(CARIMBO, String(Date.now()));
  location.reload();
  // The page is going away; nothing should be drawn meanwhile.
  return new Promise<never>(() => undefined);
}
