import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, literal } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { contratoAditivos } from '../contratos.tables.ts';

/** The amendments of a contract, newest first. */
export const listar = (db: Db, contratoId: number) =>
  db
    .select({
      id: contratoAditivos.id,
      numero: contratoAditivos.numero,
      tipo: contratoAditivos.tipo,
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

/** The amendments of several contracts, newest first. */
export const listarDeVarios = (db: Db, contratoIds: readonly number[], limite: number) =>
  db
    .select({
      contrato_id: contratoAditivos.contrato_id,
      numero: contratoAditivos.numero,
      tipo: contratoAditivos.tipo,
      descricao: contratoAditivos.descricao,
      vigencia_em: contratoAditivos.vigencia_em,
      criado_por_nome: usuarios.nome,
      total: sql<number>`count(*) over ()`,
    })
    .from(contratoAditivos)
    .innerJoin(usuarios, eq(usuarios.id, contratoAditivos.criado_por))
    .where(inArray(contratoAditivos.contrato_id, [...contratoIds]))
    .orderBy(desc(contratoAditivos.vigencia_em), desc(contratoAditivos.id))
    .limit(literal(limite));

/** How many amendments a contract has, and since when it is renewed, if it ever was. */
export async function resumir(db: Db, contratoId: number) {
  const [linha] = await db
    .select({
      total: count(),
      renovado_desde: sql<
        string | null
      >`max(${contratoAditivos.vigencia_em}) filter (where ${contratoAditivos.tipo} = 'renovacao')`,
    })
    .from(contratoAditivos)
    .where(eq(contratoAditivos.contrato_id, contratoId));
  return linha ?? { total: 0, renovado_desde: null };
}

/** Since when the last adjustment of each of these contracts is in effect. */
export const lerReajustados = (db: Db, contratoIds: readonly number[]) =>
  db
    .select({
      contrato_id: contratoAditivos.contrato_id,
      reajustado_em: sql<string>`max(${contratoAditivos.vigencia_em})`,
    })
    .from(contratoAditivos)
    .where(
      and(
        inArray(contratoAditivos.contrato_id, [...contratoIds]),
        eq(contratoAditivos.tipo, 'reajuste'),
      ),
    )
    .groupBy(contratoAditivos.contrato_id);

/** The last amendment of each of these contracts, for whoever takes it back. */
export const lerUltimos = (db: Db, contratoIds: readonly number[]) =>
  db
    .select()
    .from(contratoAditivos)
    .where(
      and(
        inArray(contratoAditivos.contrato_id, [...contratoIds]),
        sql`not exists (select 1 from ${contratoAditivos} seguinte
          where seguinte.contrato_id = ${contratoAditivos.contrato_id}
            and seguinte.numero > ${contratoAditivos.numero})`,
      ),
    );

export type UltimoAditivo = Awaited<ReturnType<typeof lerUltimos>>[number];

/** The number of an amendment of a contract; undefined where that contract has none such. */
export async function lerNumero(
  db: Db,
  contratoId: number,
  id: number,
): Promise<number | undefined> {
  const [linha] = await db
    .select({ numero: contratoAditivos.numero })
    .from(contratoAditivos)
    .where(and(eq(contratoAditivos.id, id), eq(contratoAditivos.contrato_id, contratoId)));
  return linha?.numero;
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(contratoAditivos).where(eq(contratoAditivos.id, id));
}

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
