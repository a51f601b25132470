import { MensagemAoVivo } from '@dominio/contrato/eventos';
import type { z } from 'zod';
import type { Fonte } from '../../src/lib/realtime/fonte.ts';

/** Takes the place of the browser's event stream: the page opens it, the test writes into it. */
class FonteFalsa implements Fonte {
  onopen: Fonte['onopen'] = null;
  onmessage: Fonte['onmessage'] = null;
  onerror: Fonte['onerror'] = null;

  constructor(endereco: string) {
    enderecos.push(new URL(endereco));
    abertas.add(this);
    if (!presas) {
      setTimeout(() => {
        // Closed meanwhile it says nothing, as the browser's.
        if (!abertas.has(this)) return;
        this.abrir();
        // The server speaks at once, of what no page shows.
        this.onmessage?.({ data: '', lastEventId: '' });
      });
    }
  }

  abrir(): void {
    if (abertas.has(this)) this.onopen?.();
  }

  close(): void {
    abertas.delete(this);
  }
}

const abertas = new Set<FonteFalsa>();
let enderecos: URL[] = [];
let presas = false;
let ultimoEvento = 0;

/** Has the application open the false stream. Called once per document. */
export function instalarFluxo(): void {
  Object.assign(globalThis, { EventSource: FonteFalsa });
}

/** After each test: whatever stream is opened next is the next test's. */
export function esquecerFluxo(): void {
  abertas.clear();
  enderecos = [];
  presas = false;
}

interface Dita {
  /** Of the event; '' is none. */
  id?: string;
  /** The one stream that hears it, in the order in which they were opened. */
  fonte?: number;
}

/** The live feed of the page. */
export const fluxo = {
  /** How many streams the page holds open. */
  get abertas(): number {
    return abertas.size;
  },
  /** Addresses of all streams opened in this test, those closed since included. */
  get enderecos(): readonly URL[] {
    return enderecos;
  },
  /** From now on streams are opened by the page, and by the server only with `abrir()`. */
  segurar(): void {
    presas = true;
  },
  abrir(): void {
    for (const fonte of abertas) fonte.abrir();
  },
  /** The server says something. A message that the contract does not know fails the test. */
  dizer(mensagem: z.input<typeof MensagemAoVivo>, dita?: Dita): void {
    fluxo.dizerTexto(JSON.stringify(MensagemAoVivo.parse(mensagem)), dita);
  },
  /** Something else comes through the stream. */
  dizerTexto(data: string, { id, fonte }: Dita = {}): void {
    if (abertas.size === 0) throw new Error('A página não tem fluxo aberto.');
    ultimoEvento += 1;
    const lastEventId = id ?? String(ultimoEvento);
    const ouvintes = [...abertas].filter((_, i) => fonte === undefined || fonte === i);
    for (const ouvinte of ouvintes) ouvinte.onmessage?.({ data, lastEventId });
  },
  /** The tab that held the streams is gone, and they with it. */
  fechar(): void {
    abertas.clear();
  },
  /** Breaks the connection; seconds later the page opens another by itself. */
  cair(): void {
    for (const fonte of abertas) fonte.onerror?.();
  },
};
