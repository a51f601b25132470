import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { usuarioClientes, usuarioGrupos, usuarioPermissoes } from './usuarios.tables.ts';

/** Takes away what only the staff may hold: the person now belongs to a client. */
export async function esvaziarVinculosDaEquipe(db: Db, usuarioId: number): Promise<void> {
  for (const tabela of [usuarioPermissoes, usuarioGrupos, usuarioClientes]) {
    await db.delete(tabela).where(eq(tabela.usuario_id, usuarioId));
  }
}
