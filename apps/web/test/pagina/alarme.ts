import { ALARME, ATO, FORA } from '@dominio/contrato/test/ato-hostil';
import { expect, onTestFinished } from 'vitest';

const NOME = ALARME.slice('top.'.length);
const janela = () => top as unknown as Record<string, unknown>;
const tocou = () => janela()[NOME] !== undefined;
const pedidosFora = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes(FORA));

/** Puts HTML into the page as nobody may, to see what comes of it. */
async function semCuidado(html: string): Promise<void> {
  const cobaia = document.createElement('div');
  document.body.append(cobaia);
  cobaia.innerHTML = html;
  await expect.poll(() => tocou() || pedidosFora().length > 0).toBe(true);
  cobaia.remove();
}

/**
 * Listens for what hostile messages try: to run, and to reach a host.
 *
 * @returns to be called at the end: fails where one of them did. What would have acted by then has:
 *   one that is let in after them is heard.
 */
export async function comAlarme(): Promise<() => Promise<void>> {
  const calar = () => {
    delete janela()[NOME];
    performance.clearResourceTimings();
  };
  calar();
  onTestFinished(calar);
  performance.setResourceTimingBufferSize(5_000);
  return async () => {
    expect(tocou(), 'alguma mensagem executou').toBe(false);
    expect(pedidosFora(), 'alguma mensagem pediu algo').toEqual([]);
    await semCuidado(`<img src="data:," onerror="${ATO}">`);
    calar();
    await semCuidado(`<img src="//${FORA}/controle.gif">`);
    expect(pedidosFora().map(({ name }) => new URL(name).pathname)).toEqual(['/controle.gif']);
  };
}
