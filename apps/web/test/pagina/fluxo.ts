import { MensagemAoVivo } from '@dominio/contrato/eventos';
import type { z } from 'zod';
import type { Fonte } from '../../src/lib/realtime/fonte.ts';

/** The browser's stream, opened by the page and spoken into by the test. */
class FonteFalsa implements Fonte {
  onopen: Fonte['onopen'] = null;
  onmessage: Fonte['onmessage'] = null;
  onerror: Fonte['onerror'] = null;

  constructor() {
    abertas.add(this);
    setTimeout(() => abertas.has(this) && this.onopen?.());
  }

  close(): void {
    abertas.delete(this);
  }
}

const abertas = new Set<FonteFalsa>();
let ultimoEvento = 0;

/** Once per document. */
export function instalarFluxo(): void {
  Object.assign(globalThis, { EventSource: FonteFalsa });
}

/** The live feed of the page. */
export const fluxo = {
  /** Streams that the page holds open. */
  get abertas(): number {
    return abertas.size;
  },
  /** The server says something. A message that the contract does not know fails the test. */
  dizer(mensagem: z.input<typeof MensagemAoVivo>): void {
    if (abertas.size === 0) throw new Error('A página não tem fluxo aberto.');
    const data = JSON.stringify(MensagemAoVivo.parse(mensagem));
    ultimoEvento += 1;
    for (const fonte of abertas) fonte.onmessage?.({ data, lastEventId: String(ultimoEvento) });
  },
  /** The connection breaks; the page opens another by itself, seconds later. */
  cair(): void {
    for (const fonte of abertas) fonte.onerror?.();
  },
};
