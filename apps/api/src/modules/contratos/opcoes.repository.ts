import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal } from '../../platform/db.ts';
import { times } from '../times/times.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const daEquipe = and(eq(usuarios.situacao, 'ativo'), isNull(usuarios.client_id));

/** Active staff whose name or e-mail contains a term, by name. */
export const buscarPessoas = (
  db: Db,
  { termo, limit }: { termo?: string | undefined; limit: number },
) =>
  db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      avatar_chave: usuarios.avatar_chave,
      time_nome: times.nome,
    })
    .from(usuarios)
    .leftJoin(times, eq(times.id, usuarios.time_id))
    .where(
      and(
        daEquipe,
        termo ? contemTexto(sql`${usuarios.nome} || ' ' || ${usuarios.email}`, termo) : undefined,
      ),
    )
    .orderBy(asc(sql`${usuarios.nome} collate "pt-BR-x-icu"`), asc(usuarios.id))
    .limit(literal(limit));

/**
 * Whether a person is active staff, whom a contract may name; waits for a transaction in which the
 * person leaves.
 */
export async function ehDaEquipe(db: Db, id: number): Promise<boolean> {
  const achados = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(and(eq(usuarios.id, id), daEquipe))
    .for('no key update');
  return achados.length > 0;
}

export const timeAtivo = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(times, and(eq(times.id, id), eq(times.ativo, true)))) > 0;
