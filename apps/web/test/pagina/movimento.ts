import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const pedir = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

/** The person in this test has asked for no less motion, as the others have. */
export async function comMovimento(): Promise<void> {
  onTestFinished(async () => void (await pedir('reduce')));
  await pedir('no-preference');
}
