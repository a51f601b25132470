import { and, eq, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import type { Db } from '../../platform/db.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { aVista, notificacoes } from './notificacoes.tables.ts';

/** Locks a notification until the transaction ends, and reads it if the actor might remove it. */
export async function abrir(db: Db, ator: Ator, id: number) {
  const [linha] = await db
    .select({
      usuario_id: notificacoes.usuario_id,
      lida: notificacoes.lida,
      criado_por: notificacoes.criado_por,
    })
    .from(notificacoes)
    .where(
      and(
        eq(notificacoes.id, id),
        aVista,
        ator.administrador ? undefined : eq(notificacoes.usuario_id, ator.usuarioId),
      ),
    )
    .for('update');
  return linha;
}

export async function remover(db: Db, id: number, em: Date): Promise<void> {
  await db.update(notificacoes).set({ removida_em: em }).where(eq(notificacoes.id, id));
}

/** Removes all of a person's notifications, or all but the important ones. Answers how many. */
export async function removerTodas(
  db: Db,
  usuarioId: number,
  { em, manterImportantes }: { em: Date; manterImportantes: boolean },
): Promise<number> {
  const { rowCount } = await db
    .update(notificacoes)
    .set({ removida_em: em })
    .where(
      and(
        eq(notificacoes.usuario_id, usuarioId),
        aVista,
        manterImportantes ? sql`not ${notificacoes.importante}` : undefined,
      ),
    );
  return rowCount ?? 0;
}

/** Restores what the actor removed at an instant. Answers how many. */
export async function restaurar(db: Db, ator: Ator, removidaEm: Date): Promise<number> {
  const { rowCount } = await db
    .update(notificacoes)
    .set({ removida_em: null })
    .where(
      and(eq(notificacoes.usuario_id, ator.usuarioId), eq(notificacoes.removida_em, removidaEm)),
    );
  return rowCount ?? 0;
}

export async function pessoaExiste(db: Db, usuarioId: number): Promise<boolean> {
  return (await db.$count(usuarios, eq(usuarios.id, usuarioId))) > 0;
}
