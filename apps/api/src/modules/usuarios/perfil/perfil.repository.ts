import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { grupos } from '../../grupos/grupos.tables.ts';
import { times } from '../../times/times.tables.ts';
import { colunasDaPessoa, usuarioGrupos, usuarios } from '../usuarios.tables.ts';

/**
 * Locks a person's row until the transaction ends. A statement of its own, so that the read after
 * it sees what was written meanwhile.
 */
export async function travar(db: Db, id: number): Promise<void> {
  await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios.id, id))
    .for('no key update');
}

/** A person's own record, as that person reads it. */
export async function ler(db: Db, id: number) {
  const [linha] = await db
    .select({
      ...colunasDaPessoa,
      telefone: usuarios.telefone,
      assinatura_email: usuarios.assinatura_email,
      criado_em: usuarios.criado_em,
      ultimo_acesso_em: usuarios.ultimo_acesso_em,
      versao: usuarios.versao,
      outros_grupos: sql<string[]>`coalesce((
        select json_agg(g.nome order by g.nome, g.id)
        from ${usuarioGrupos} ug join ${grupos} g on g.id = ug.grupo_id
        where ug.usuario_id = "usuarios"."id" and g.id <> "usuarios"."grupo_id"), '[]'::json)`,
    })
    .from(usuarios)
    .innerJoin(grupos, eq(grupos.id, usuarios.grupo_id))
    .leftJoin(times, eq(times.id, usuarios.time_id))
    .leftJoin(clientes, eq(clientes.id, usuarios.client_id))
    .where(eq(usuarios.id, id));
  return linha;
}

/** Key of a person's picture. */
export async function lerChaveDoAvatar(db: Db, id: number): Promise<string | null> {
  const [linha] = await db
    .select({ chave: usuarios.avatar_chave })
    .from(usuarios)
    .where(eq(usuarios.id, id));
  return linha?.chave ?? null;
}

/** The record's version stays as it is, so that somebody who has it open may still save. */
export async function gravarAvatar(db: Db, id: number, chave: string | null): Promise<void> {
  await db.update(usuarios).set({ avatar_chave: chave }).where(eq(usuarios.id, id));
}
