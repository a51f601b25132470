import { eq } from 'drizzle-orm';
import { checklistItens } from '../../src/modules/checklist/checklist.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

/** The id of an item that every client is asked for, by its title. */
export async function itemDoChecklist(banco: Banco, titulo: string): Promise<number> {
  const [item] = await banco
    .select({ id: checklistItens.id })
    .from(checklistItens)
    .where(eq(checklistItens.titulo, titulo));
  if (!item) throw new Error(`no item ${titulo}`);
  return item.id;
}
