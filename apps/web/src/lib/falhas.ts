import { aoComecarDocumento } from './documento.ts';
import { ErroDeCarregamento, tomarRecarga } from './recarregar.ts';

/** Errors at which the heavy fallback shows (specification part 1 §4, §9). */
export const LIMITE_DE_ERROS = 3;
/** Beyond the limit the page reloads after this, in ms (specification part 1 §4). */
export const ESPERA_DA_RECARGA = 1_000;
/** Errors this far apart, in ms, have nothing to do with each other: counting starts again. */
export const ERROS_ESQUECIDOS_EM = 60_000;

/** What an error calls for: the place alone, the whole application, or a new start of it. */
export type Reacao = 'leve' | 'pesada' | 'recarregar';

/** What the n-th error calls for (specification part 1 §4: at 3 the heavy fallback, beyond 3 a reload). */
export function reacaoAoErro(n: number): Reacao {
  if (n < LIMITE_DE_ERROS) return 'leve';
  return n === LIMITE_DE_ERROS ? 'pesada' : 'recarregar';
}

let erros = 0;
let ultimoEm = 0;
let pesada = false;
const ouvintes = new Set<() => void>();

function definirPesada(valor: boolean): void {
  pesada = valor;
  for (const ouvinte of ouvintes) ouvinte();
}

/**
 * Counts an error that an error boundary caught, and acts on it. Code that could not be fetched has
 * a screen of its own and does not count: the application itself did not break.
 */
export function registrarErro(erro: unknown, agora = Date.now()): void {
  if (erro instanceof ErroDeCarregamento) return;
  erros = agora - ultimoEm > ERROS_ESQUECIDOS_EM ? 1 : erros + 1;
  ultimoEm = agora;
  const reacao = reacaoAoErro(erros);
  if (reacao === 'leve') return;
  definirPesada(true);
  if (reacao === 'recarregar' && tomarRecarga()) {
    setTimeout(() => location.reload(), ESPERA_DA_RECARGA);
  }
}

/** Shows the application again after the heavy fallback. What was counted stays counted. */
export const retomar = (): void => definirPesada(false);

/** Whether the heavy fallback stands in place of the application. */
export const emFalhaPesada = (): boolean => pesada;

aoComecarDocumento(() => {
  erros = 0;
  definirPesada(false);
});

/** Hears of changes of `emFalhaPesada`. Returns the way to stop hearing. */
export function assinarFalhas(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
