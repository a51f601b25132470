import type { Banco } from './db.ts';

/** A valid request for one route, and what else tests that call every route need to know. */
export interface Exemplo {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown> | FormData;
  /** Who calls, where a consultant may not. */
  readonly quem?: 'administrador';
  /** The statuses that an allowed call may answer; 200 or 201 by default. */
  readonly aceita?: readonly number[];
  /** Parameters that name a record outside the caller's scope. */
  readonly alheio?: Record<string, unknown>;
}

/** The people and records that the examples may use; each noun inserts its own rows. */
export interface Cena {
  readonly banco: Banco;
  /** Who calls. */
  readonly eu: number;
  /** A colleague of the same team. */
  readonly outro: number;
  /** The next full hour, a day later; in ISO 8601. */
  readonly amanha: string;
}

/** The example of every route of one module, by `METHOD path`. */
export type Exemplos = (cena: Cena) => Promise<Readonly<Record<string, Exemplo>>>;
