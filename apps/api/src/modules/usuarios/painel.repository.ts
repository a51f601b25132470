import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import type { Db } from '../../platform/db.ts';
import { usuarios } from './usuarios.tables.ts';

/** When the actor's account was made. */
export async function criadoEm(db: Db, ator: Ator): Promise<Date | undefined> {
  const [linha] = await db
    .select({ em: usuarios.criado_em })
    .from(usuarios)
    .where(eq(usuarios.id, ator.usuarioId));
  return linha?.em;
}

const diaDoAno = sql<string>`to_char(${usuarios.data_nascimento}, 'MM-DD')`;

/**
 * Active people of the firm whose birthday is on one of these days, `MM-DD`, in the order of the
 * days. The year is not read.
 *
 * @param so the only person to look at; null for all.
 */
export const aniversariantes = (db: Db, dias: readonly string[], so: number | null) => {
  const lista = sql`array[${sql.join(
    dias.map((dia) => sql`${dia}`),
    sql`, `,
  )}]::text[]`;
  return db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      avatar_chave: usuarios.avatar_chave,
      dia: diaDoAno,
    })
    .from(usuarios)
    .where(
      and(
        isNull(usuarios.client_id),
        eq(usuarios.situacao, 'ativo'),
        sql`${diaDoAno} = any(${lista})`,
        so === null ? undefined : eq(usuarios.id, so),
      ),
    )
    .orderBy(
      sql`array_position(${lista}, ${diaDoAno})`,
      sql`${usuarios.nome} collate "pt-BR-x-icu"`,
      usuarios.id,
    );
};
