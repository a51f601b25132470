import { expect, vi } from 'vitest';

/** The instant of every page test that does not move the clock: a Wednesday, 10:00 in São Paulo. */
export const AGORA = new Date('2026-08-12T10:00:00-03:00');

/**
 * Moves the clock to another instant, where it stands still. Only `Date` is replaced; timers run as
 * ever. A test that must not wait for timers calls `vi.useFakeTimers` itself.
 */
export const moverRelogio = (instante: Date | string): void => {
  vi.setSystemTime(new Date(instante));
};

/**
 * Waits for what timers do not decide, an answer or another tab, while they are held: `expect.poll`
 * would move them on at every try.
 */
export const aguardar = <T>(ler: () => T) => expect.poll(ler, { interval: 0 });
