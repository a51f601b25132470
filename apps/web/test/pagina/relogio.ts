import { expect, vi } from 'vitest';

/** When every page test happens, unless it moves the clock: a Wednesday, 10:00 in São Paulo. */
export const AGORA = new Date('2026-08-12T10:00:00-03:00');

/**
 * Makes it another instant. The clock stands still there; only `Date` is held, timers run as ever. A
 * test that must not wait for timers uses `vi.useFakeTimers` by itself.
 */
export const moverRelogio = (instante: Date | string): void => {
  vi.setSystemTime(new Date(instante));
};

/**
 * Waits for what timers do not decide, an answer or another tab, while they are held: `expect.poll`
 * would move them on at every try.
 */
export const aguardar = <T>(ler: () => T) => expect.poll(ler, { interval: 0 });
