import type { MensagemAoVivo } from '@dominio/contrato/eventos';

/** The server's end of one reader's connection: an event stream or a WebSocket. */
export interface Saida {
  /**
   * Queues a message for the reader; a reader that leaves too much unread is dropped.
   *
   * @param posicao from which the reader may resume when it has this message.
   */
  escrever(mensagem: MensagemAoVivo, posicao?: number): void;
  /** Sends a last message and closes. */
  encerrar(ultima?: MensagemAoVivo): void;
  /** Closes the connection at once: the reader is gone. */
  cortar(): void;
  /** Identifies the connection to the operating system, where that tells. */
  readonly inode: string | undefined;
  /** Calls back once, whichever side closed. */
  aoFechar(avisar: () => void): void;
}

/** The most bytes that may wait for a reader (seguranca.md, faults: slow SSE reader). */
export const MAXIMO_PENDENTE = 1_048_576;
/** How long a reader may take to receive the last message. */
export const PRAZO_DA_DESPEDIDA_MS = 1_000;
/** Idle time before the system asks whether the other end still exists; it gives up some 10 s later. */
export const SINAL_DE_VIDA_MS = 15_000;
