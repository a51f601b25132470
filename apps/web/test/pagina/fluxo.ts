import { MensagemAoVivo } from '@dominio/contrato/eventos';
import type { z } from 'zod';
import type { Fonte } from '../../src/lib/realtime/fonte.ts';

/** Takes the place of the browser's event stream: the page opens it, the test writes into it. */
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

/** Has the application open the false stream. Called once per document. */
export function instalarFluxo(): void {
  Object.assign(globalThis, { EventSource: FonteFalsa });
}

/** The live feed of the page. */
export const fluxo = {
  /** How many streams the page holds open. */
  get abertas(): number {
    return abertas.size;
  },
  /** Sends a message of the server. One that breaks the contract's schema fails the test. */
  dizer(mensagem: z.input<typeof MensagemAoVivo>): void {
    if (abertas.size === 0) throw new Error('A página não tem fluxo aberto.');
    const data = JSON.stringify(MensagemAoVivo.parse(mensagem));
    ultimoEvento += 1;
    for (const fonte of abertas) fonte.onmessage?.({ data, lastEventId: String(ultimoEvento) });
  },
  /** Breaks the connection; seconds later the page opens another by itself. */
  cair(): void {
    for (const fonte of abertas) fonte.onerror?.();
  },
};
