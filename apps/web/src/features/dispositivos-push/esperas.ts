/** Specification part 1 §9, in ms. */
export const ESPERA_DO_PUSH = 1_000;
export const ATE_INICIALIZAR = 10_000;
export const ATE_ENVIAR = 5_000;
export const A_CADA = 500;
export const ESPERA_DO_GERENCIADOR = 1_000;
export const INICIO_AUTOMATICO = 2_000;
export const CONFERIR_A_CADA = 10_000;
export const PING_A_CADA = 30_000;

export const espera = (ms: number) => new Promise<void>((resolver) => setTimeout(resolver, ms));

/**
 * Waits until something is there: not at all where it is, else 1 s, and then half a second at a time.
 *
 * @param ate the longest, in ms after the first second.
 */
export async function esperarPor<T>(ler: () => T | null, ate: number): Promise<T | null> {
  const ja = ler();
  if (ja !== null) return ja;
  await espera(ESPERA_DO_PUSH);
  for (let passado = 0; passado < ate; passado += A_CADA) {
    const valor = ler();
    if (valor !== null) return valor;
    await espera(A_CADA);
  }
  return ler();
}
