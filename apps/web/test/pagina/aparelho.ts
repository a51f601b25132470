import { onlineManager } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';

/** The device is worked by fingers, until the test is over. */
export async function comToque(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
}

/** The page goes to a printer, until the test is over. */
export async function noPapel(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
}

/** The browser learns that it has no network, or that it has one again. */
export function conexao(ligada: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(ligada);
  window.dispatchEvent(new Event(ligada ? 'online' : 'offline'));
  // Which is remembered beyond the page.
  if (!ligada) onTestFinished(() => onlineManager.setOnline(true));
}
