/** What the connection needs of a stream: the browser's `EventSource`, or one of its reserves. */
export interface Fonte {
  onopen: (() => void) | null;
  onmessage: ((evento: { data: string; lastEventId: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

/** Opens a stream; rejects when what it needs for that is not to be had, such as a ticket. */
export type Caminho = (sinal: AbortSignal) => Promise<Fonte>;
