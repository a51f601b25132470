import { eq } from 'drizzle-orm';
import { modelosChecklist } from '../../src/modules/modelos-checklist/modelos-checklist.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

/** The id of an item that every client is asked for, by its title. */
export async function itemDoChecklist(banco: Banco, titulo: string): Promise<number> {
  const [item] = await banco
    .select({ id: modelosChecklist.id })
    .from(modelosChecklist)
    .where(eq(modelosChecklist.titulo, titulo));
  if (!item) throw new Error(`no item ${titulo}`);
  return item.id;
}
