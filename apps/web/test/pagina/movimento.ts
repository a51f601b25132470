import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const pedir = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

/** Turns the reduced motion, which the other tests ask for, off until the test ends. */
export async function comMovimento(): Promise<void> {
  onTestFinished(async () => void (await pedir('reduce')));
  await pedir('no-preference');
}
