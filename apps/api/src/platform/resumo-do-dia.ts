import type { Db } from './db.ts';

/** Whose day is told, and which. */
export interface DiaDoResumo {
  readonly db: Db;
  readonly agora: Date;
  /** `AAAA-MM-DD`, on the clock of these people. */
  readonly dia: string;
  readonly fuso: string;
  readonly pessoas: readonly number[];
}

/** One line of a person's summary of the day, and the page that has it. */
export interface LinhaDoResumo {
  readonly usuarioId: number;
  /** A sentence of plain text. */
  readonly texto: string;
  readonly url: string;
}

/**
 * What a module tells of a day, declared in a manifest: of all these people by few statements, and of
 * each only what they may see. Who has nothing of it has no line.
 */
export type FonteDoResumo = (dia: DiaDoResumo) => Promise<readonly LinhaDoResumo[]>;
