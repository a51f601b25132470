import type { Logger } from 'pino';

/** One thing that a stop does. */
export interface Passo {
  readonly nome: string;
  /** How long it is waited for; then the stop goes on without it. */
  readonly prazoMs: number;
  readonly fazer: () => Promise<unknown>;
}

/** Whether it was done within the time. */
async function feitoNoPrazo({ fazer, prazoMs }: Passo): Promise<boolean> {
  let relogio: NodeJS.Timeout | undefined;
  const demora = new Promise<false>((resolver) => {
    relogio = setTimeout(resolver, prazoMs, false);
  });
  try {
    return await Promise.race([fazer().then(() => true), demora]);
  } finally {
    clearTimeout(relogio);
  }
}

/**
 * Does the steps of a stop, each after the one before it: that one fails or hangs keeps no later one
 * from being done.
 *
 * @throws the first failure, after the last step.
 */
export async function pararEmOrdem(
  passos: readonly Passo[],
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<void> {
  const falhas: unknown[] = [];
  for (const passo of passos) {
    try {
      if (!(await feitoNoPrazo(passo)))
        log.warn({ passo: passo.nome }, 'a parada não esperou mais');
    } catch (err) {
      log.error({ err, passo: passo.nome }, 'um passo da parada falhou');
      falhas.push(err);
    }
  }
  if (falhas.length > 0) throw falhas[0];
}

/**
 * Waits for a step of the start, but no longer than until it is interrupted, and not at all if it was
 * already: a signal tells of its abort only once.
 */
export function interruptor(sinal: AbortSignal): <T>(passo: Promise<T>) => Promise<T> {
  const interrupcao = new Promise<never>((_, recusar) => {
    const interromper = () => recusar(sinal.reason);
    if (sinal.aborted) interromper();
    else sinal.addEventListener('abort', interromper, { once: true });
  });
  interrupcao.catch(() => undefined);
  return (passo) => Promise.race([interrupcao, passo]);
}
