import type { TemaPadrao } from '@dominio/contrato/tema/tema-padrao';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import { EXPEDIENTE_PADRAO, escritorio } from './escritorio.tables.ts';

export type LinhaDoEscritorio = typeof escritorio.$inferSelect;
type Campos = Partial<Omit<typeof escritorio.$inferInsert, 'id' | 'versao'>>;

/** Working hours until the firm sets its own. */
export const expedientePadrao = EXPEDIENTE_PADRAO;

/** Theme of people who have chosen none; undefined before the firm has its record. */
export async function lerTemaPadrao(db: Db): Promise<TemaPadrao | undefined> {
  const [linha] = await db.select({ tema: escritorio.tema_padrao }).from(escritorio);
  return linha?.tema;
}

/** The firm's record; undefined before it is first saved. */
export async function ler(db: Db): Promise<LinhaDoEscritorio | undefined> {
  const [linha] = await db.select().from(escritorio);
  return linha;
}

/**
 * Makes this transaction the only one that writes the record. A lock of its own, since there may be
 * no row yet to lock.
 */
export async function travar(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.escritorio})`);
}

/** Writes the fields given, inserting the record the first time. Call it after `travar`. */
export async function gravar(
  db: Db,
  campos: Campos & { nome: string; atualizado_em: Date },
): Promise<void> {
  await db
    .insert(escritorio)
    .values({ expediente: EXPEDIENTE_PADRAO, ...campos })
    .onConflictDoUpdate({
      target: escritorio.id,
      set: { ...campos, versao: sql`${escritorio.versao} + 1` },
    });
}

/** Key of the logo; null when there is none. */
export async function lerChaveDoLogo(db: Db): Promise<string | null> {
  const [linha] = await db.select({ chave: escritorio.logo_chave }).from(escritorio);
  return linha?.chave ?? null;
}

/**
 * Writes the key of the logo's file, or null. The version stays as it is, for it counts changes of
 * the record's fields.
 */
export async function gravarLogo(db: Db, logo_chave: string | null): Promise<void> {
  await db.update(escritorio).set({ logo_chave });
}
