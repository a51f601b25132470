import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** A page learns of it a moment after it is told, later still on a busy machine. */
async function pedir(value: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await expect.poll(() => matchMedia(`(prefers-reduced-motion: ${value})`).matches).toBe(true);
}

/** Turns the reduced motion, which the other tests ask for, off until the test ends. */
export async function comMovimento(): Promise<void> {
  onTestFinished(() => pedir('reduce'));
  await pedir('no-preference');
}

/** Asks for reduced motion again, as the other tests do. */
export const semMovimento = (): Promise<void> => pedir('reduce');
