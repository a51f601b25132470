import type { Modo } from '@dominio/contrato/tema/padrao';
import type { Db } from '../../platform/db.ts';
import { escritorio } from './escritorio.tables.ts';

/** Mode of whoever has chosen none; undefined before the firm has its record. */
export async function lerModoPadrao(db: Db): Promise<Modo | undefined> {
  const [linha] = await db.select({ modo: escritorio.tema_padrao }).from(escritorio);
  return linha?.modo;
}
