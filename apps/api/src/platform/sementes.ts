import type { Db } from './db.ts';

/** The demonstration firm as it stands when a noun adds its own rows to it. */
export interface Demonstracao {
  readonly db: Db;
  readonly agora: Date;
  /** Its staff, and its clients; the first of these is that of the client account. */
  readonly pessoas: readonly number[];
  readonly clientes: readonly number[];
}

/** Rows of one noun in the demonstration firm: the same every time, but for dates around `agora`. */
export type Semear = (demonstracao: Demonstracao) => Promise<void>;
