import { semContinuacao } from './sem-continuacao.ts';

const CARIMBO = 'dominio.recarregado_em';
const INTERVALO = 60_000;

/** Code of the application that could not be fetched: after a new release it is gone for good. */
export class ErroDeCarregamento extends Error {
  override readonly name = 'ErroDeCarregamento';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Whether the page may reload by itself now. At most once a minute, whatever the reason, so that
 * what a reload does not mend cannot make it reload for ever; and never offline, where the page
 * would be lost. A yes counts as the reload: the minute begins with it.
 */
export function tomarRecarga(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(CARIMBO) ?? 0) < INTERVALO) return false;
    sessionStorage.setItem(CARIMBO, String(Date.now()));
    return true;
  } catch {
    // Where the last reload cannot be remembered, a page that breaks at its start would reload for
    // ever.
    return false;
  }
}

/**
 * Reloads the page for a piece of code that could not be fetched: after a new release the old pieces
 * are gone. Goes on the `catch` of an `import()`; whatever waits for the code shows what it shows
 * while waiting until the page is gone, instead of an error.
 *
 * @throws ErroDeCarregamento around what was given, when the page may not reload now.
 */
export function recarregarUmaVez(motivo: unknown): Promise<never> {
  if (!tomarRecarga()) return Promise.reject(new ErroDeCarregamento(motivo));
  location.reload();
  return semContinuacao();
}
