import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';

/** A page learns of its paper a moment after it is told, later still on a busy machine. */
async function imprimir(media: 'print' | ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
  await expect.poll(() => matchMedia('print').matches).toBe(media === 'print');
}

/** The page goes to a printer, until the test is over. */
export async function noPapel(): Promise<void> {
  onTestFinished(() => imprimir(''));
  await imprimir('print');
}

/** The browser learns that it has no network, or that it has one again. */
export function conexao(ligada: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(ligada);
  window.dispatchEvent(new Event(ligada ? 'online' : 'offline'));
  // Which is remembered beyond the page.
  if (!ligada) onTestFinished(() => onlineManager.setOnline(true));
}

/** The tab is hidden behind another, or seen again. */
export function mostrarAba(visivel: boolean, documento = document): void {
  const estado = visivel ? 'visible' : 'hidden';
  vi.spyOn(documento, 'visibilityState', 'get').mockReturnValue(estado);
  documento.dispatchEvent(new Event('visibilitychange'));
}
