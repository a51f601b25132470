import type { FiltrosDeAusencias } from '@dominio/contrato/ausencias';
import { and, eq, getTableColumns, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ator } from '../../platform/acesso/ator.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import type { Escrita } from '../../platform/versao.ts';
import { times } from '../times/times.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { ausencias } from './ausencias.tables.ts';

const substitutos = alias(usuarios, 'substitutos');

const linhas = (db: Db, ator: Ator) =>
  db
    .select({
      ...getTableColumns(ausencias),
      usuario_nome: usuarios.nome,
      usuario_avatar: usuarios.avatar_chave,
      substituto_nome: substitutos.nome,
      substituto_avatar: substitutos.avatar_chave,
      // Looked up for each row, not joined: the cost must not depend on the size of the tables.
      lidera: sql<boolean>`exists (
        select 1 from ${times} t where t.id = "usuarios"."time_id"
          and ${ator.usuarioId} in (t.lider_id, t.substituto_id))`,
    })
    .from(ausencias)
    .innerJoin(usuarios, eq(usuarios.id, ausencias.usuario_id))
    .leftJoin(substitutos, eq(substitutos.id, ausencias.substituto_id));

/** An absence with the names it needs, and whether the actor leads the person's team. */
export type LinhaDeAusencia = Awaited<ReturnType<typeof linhas>>[number];

function condicao({ quando, usuario_id }: FiltrosDeAusencias, hoje: string): SQL | undefined {
  const periodo = {
    agora: and(lte(ausencias.inicio, hoje), gte(ausencias.fim, hoje)),
    proximas: gt(ausencias.inicio, hoje),
    passadas: lt(ausencias.fim, hoje),
  };
  return and(
    quando && periodo[quando],
    usuario_id === undefined ? undefined : eq(ausencias.usuario_id, usuario_id),
  );
}

/** One page: present and future absences, soonest first; past ones, newest first. */
export function listar(db: Db, ator: Ator, filtros: FiltrosDeAusencias, hoje: string) {
  const { quando, limit, page } = filtros;
  const ordem =
    quando === 'passadas'
      ? sql`${ausencias.fim} desc, ${ausencias.id} desc`
      : sql`${ausencias.inicio}, ${ausencias.id}`;
  return linhas(db, ator)
    .where(condicao(filtros, hoje))
    .orderBy(ordem)
    .limit(literal(limit))
    .offset(pulando((page - 1) * limit));
}

export const contar = (db: Db, filtros: FiltrosDeAusencias, hoje: string): Promise<number> =>
  db.$count(ausencias, condicao(filtros, hoje));

export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDeAusencia | undefined> {
  const [linha] = await linhas(db, ator).where(eq(ausencias.id, id));
  return linha;
}

/** Makes this transaction the only one that changes absences. */
export async function travar(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.ausencias})`);
}

/** What the checks need to know of a person; undefined where nobody of the staff has this id. */
export async function lerPessoa(db: Db, ator: Ator, id: number) {
  const [linha] = await db
    .select({
      nome: usuarios.nome,
      situacao: usuarios.situacao,
      lidera: sql<boolean>`exists (
        select 1 from ${times} t where t.id = usuarios.time_id
          and ${ator.usuarioId} in (t.lider_id, t.substituto_id))`,
    })
    .from(usuarios)
    .where(sql`${usuarios.id} = ${id} and ${usuarios.client_id} is null`);
  return linha;
}

/** Whether the actor leads any team, or stands in for its leader. */
export async function lideraAlgum(db: Db, ator: Ator): Promise<boolean> {
  const { usuarioId } = ator;
  const conduz = or(eq(times.lider_id, usuarioId), eq(times.substituto_id, usuarioId));
  return (await db.$count(times, conduz)) > 0;
}

interface Periodo {
  readonly inicio: string;
  readonly fim: string;
}

/** Absences in a period with the person as absent or substitute, except the one `menos`. */
export const noPeriodo = (db: Db, pessoa: number, { inicio, fim }: Periodo, menos: number | null) =>
  db
    .select({ usuario_id: ausencias.usuario_id, substituto_id: ausencias.substituto_id })
    .from(ausencias)
    .where(
      and(
        lte(ausencias.inicio, fim),
        gte(ausencias.fim, inicio),
        or(eq(ausencias.usuario_id, pessoa), eq(ausencias.substituto_id, pessoa)),
        sql`${ausencias.id} is distinct from ${menos}::bigint`,
      ),
    );

type Campos = Omit<
  typeof ausencias.$inferInsert,
  'criado_em' | 'atualizado_em' | 'versao' | 'alterado_por'
>;

export async function inserir(db: Db, nova: Campos): Promise<number> {
  const [linha] = await db.insert(ausencias).values(nova).returning({ id: ausencias.id });
  if (!linha) throw new Error('a ausência não foi gravada');
  return linha.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Campos,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(ausencias)
    .set({ ...campos, ...escrita, versao: sql`${ausencias.versao} + 1` })
    .where(eq(ausencias.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(ausencias).where(eq(ausencias.id, id));
}

/** Removes a substitute from absences that end today or later. Answers those absences. */
export async function soltar(
  db: Db,
  substituto: number,
  { hoje, escrita }: { hoje: string; escrita: Escrita },
): Promise<number[]> {
  const soltas = await db
    .update(ausencias)
    .set({ substituto_id: null, ...escrita, versao: sql`${ausencias.versao} + 1` })
    .where(and(eq(ausencias.substituto_id, substituto), gte(ausencias.fim, hoje)))
    .returning({ id: ausencias.id });
  return soltas.map(({ id }) => id);
}

/** People whose turn as substitute begins on this day, or ended the day before. */
export async function lerVirada(db: Db, hoje: string): Promise<number[]> {
  const linhasDoDia = await db
    .selectDistinct({ id: ausencias.substituto_id })
    .from(ausencias)
    .where(
      sql`${ausencias.substituto_id} is not null
        and (${ausencias.inicio} = ${hoje} or ${ausencias.fim} = ${hoje}::date - 1)`,
    );
  return linhasDoDia.flatMap(({ id }) => id ?? []);
}
