import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, literal } from '../../platform/db.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { ausencias } from './ausencias.tables.ts';

const substitutos = alias(usuarios, 'substitutos');

/** Who left is not awaited back. */
const fica = sql`(select u.situacao from ${usuarios} u
  where u.id = ${ausencias.usuario_id}) <> 'desligado'`;

/**
 * Absences, of people who have not left, that touch any of the days, soonest first; and how many
 * there are.
 */
export async function lerEntre(
  db: Db,
  { de, ate, limite }: { de: string; ate: string; limite: number },
) {
  const onde = and(lte(ausencias.inicio, ate), gte(ausencias.fim, de), fica);
  const itens = await db
    .select({
      id: ausencias.id,
      tipo: ausencias.tipo,
      inicio: ausencias.inicio,
      fim: ausencias.fim,
      usuario_id: usuarios.id,
      nome: usuarios.nome,
      avatar_chave: usuarios.avatar_chave,
      substituto: substitutos.nome,
    })
    .from(ausencias)
    .innerJoin(usuarios, eq(usuarios.id, ausencias.usuario_id))
    .leftJoin(substitutos, eq(substitutos.id, ausencias.substituto_id))
    .where(onde)
    .orderBy(sql`${ausencias.inicio}, ${ausencias.id}`)
    .limit(literal(limite));
  return {
    itens,
    total: itens.length < limite ? itens.length : await db.$count(ausencias, onde),
  };
}
