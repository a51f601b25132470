import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { contratoAditivos } from '../contratos.tables.ts';

/** The amendments of a contract, newest first. */
export const listar = (db: Db, contratoId: number) =>
  db
    .select({
      id: contratoAditivos.id,
      numero: contratoAditivos.numero,
      descricao: contratoAditivos.descricao,
      antes: contratoAditivos.antes,
      depois: contratoAditivos.depois,
      vigencia_em: contratoAditivos.vigencia_em,
      criado_em: contratoAditivos.criado_em,
      criado_por_nome: usuarios.nome,
    })
    .from(contratoAditivos)
    .innerJoin(usuarios, eq(usuarios.id, contratoAditivos.criado_por))
    .where(eq(contratoAditivos.contrato_id, contratoId))
    .orderBy(desc(contratoAditivos.numero));

export type LinhaDeAditivo = Awaited<ReturnType<typeof listar>>[number];

export const contar = (db: Db, contratoId: number): Promise<number> =>
  db.$count(contratoAditivos, eq(contratoAditivos.contrato_id, contratoId));

/** Inserts the next amendment of a contract that this transaction has locked. */
export async function inserir(
  db: Db,
  novo: Omit<typeof contratoAditivos.$inferInsert, 'numero'>,
): Promise<number> {
  const [atual] = await db
    .select({ total: count() })
    .from(contratoAditivos)
    .where(eq(contratoAditivos.contrato_id, novo.contrato_id));
  const numero = (atual?.total ?? 0) + 1;
  await db.insert(contratoAditivos).values({ ...novo, numero });
  return numero;
}
