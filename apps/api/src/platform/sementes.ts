import type { Db } from './db.ts';

/** The demonstration firm so far, when a noun adds its own rows. */
export interface Demonstracao {
  readonly db: Db;
  readonly agora: Date;
  /** The staff, and the clients; the first client is that of the client account. */
  readonly pessoas: readonly number[];
  readonly clientes: readonly number[];
}

/** Inserts a noun's rows of the demonstration firm: the same each time, dates around `agora`. */
export type Semear = (demonstracao: Demonstracao) => Promise<void>;
