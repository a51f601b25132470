import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';

/**
 * Switches the media and waits until the page has noticed, which takes longer on a busy machine.
 */
async function imprimir(media: 'print' | ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
  await expect.poll(() => matchMedia('print').matches).toBe(media === 'print');
}

/** Shows the page as printed, until the test ends. */
export async function noPapel(): Promise<void> {
  onTestFinished(() => imprimir(''));
  await imprimir('print');
}

/** Tells the page that the network is gone, or that it is back. */
export function conexao(ligada: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(ligada);
  window.dispatchEvent(new Event(ligada ? 'online' : 'offline'));
  // TanStack Query keeps this for the next test too, unless it is told otherwise.
  if (!ligada) onTestFinished(() => onlineManager.setOnline(true));
}

/** The tab is hidden behind another, or seen again. */
export function mostrarAba(visivel: boolean, documento = document): void {
  const estado = visivel ? 'visible' : 'hidden';
  vi.spyOn(documento, 'visibilityState', 'get').mockReturnValue(estado);
  documento.dispatchEvent(new Event('visibilitychange'));
}
