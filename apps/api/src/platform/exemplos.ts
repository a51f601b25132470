import type { Banco } from './db.ts';

/** One valid request for one route, and what else the walk over every route needs to know of it. */
export interface Exemplo {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown> | FormData;
  /** Who makes it, where a consultant may not. */
  readonly quem?: 'administrador';
  /** Statuses that count as allowed; 200 or 201 unless said otherwise. */
  readonly aceita?: readonly number[];
  /** Parameters that name a record outside the caller's scope. */
  readonly alheio?: Record<string, unknown>;
}

/** Whom the examples are about; each noun makes the rows of its own. */
export interface Cena {
  readonly banco: Banco;
  /** Who calls. */
  readonly eu: number;
  /** A colleague of the same team. */
  readonly outro: number;
  /** A whole hour of tomorrow, in ISO 8601. */
  readonly amanha: string;
}

/** The example of every route of one module, by `METHOD path`. */
export type Exemplos = (cena: Cena) => Promise<Readonly<Record<string, Exemplo>>>;
