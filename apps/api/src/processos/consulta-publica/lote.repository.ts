import type { EncontradoNaReceita } from '@dominio/contrato/empresas-receita';
import type { DesfechoDaConsulta } from '@dominio/contrato/empresas-receita-lote';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { clientes, empresas } from '../../modules/clientes/clientes.tables.ts';
import {
  consultasDaReceita as consultas,
  empresasDaConsulta as delas,
} from '../../modules/empresas/receita.tables.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';

export type Consulta = typeof consultas.$inferSelect;

/** How many of these companies are of clients in the actor's scope. */
export const contarEmpresas = (db: Db, ator: Ator, ids: readonly number[]): Promise<number> =>
  db.$count(
    empresas,
    sql`${empresas.id} = any(${sql.param([...ids])}::bigint[])
      and ${noEscopoDeClientes(ator, empresas.cliente_id)}`,
  );

/** The consultation that is under way in the firm, with who began it. */
export async function emAndamento(db: Db) {
  const [linha] = await db
    .select({ id: consultas.id, usuario_id: consultas.usuario_id, quem: usuarios.nome })
    .from(consultas)
    .innerJoin(usuarios, eq(usuarios.id, consultas.usuario_id))
    .where(eq(consultas.situacao, 'andamento'));
  return linha;
}

/** Begins one, unless another is under way: undefined then. */
export async function iniciar(
  db: Db,
  usuario_id: number,
  empresaIds: readonly number[],
  iniciada_em: Date,
): Promise<number | undefined> {
  const [linha] = await db
    .insert(consultas)
    .values({ usuario_id, iniciada_em })
    .onConflictDoNothing()
    .returning({ id: consultas.id });
  if (!linha) return undefined;
  await db.execute(sql`
    insert into ${delas} (consulta_id, empresa_id)
    select ${linha.id}, empresa_id from unnest(${sql.param([...empresaIds])}::bigint[]) as de (empresa_id)`);
  return linha.id;
}

/** One of a person's own. */
export async function ler(db: Db, usuarioId: number, id: number): Promise<Consulta | undefined> {
  const [linha] = await db
    .select()
    .from(consultas)
    .where(and(eq(consultas.id, id), eq(consultas.usuario_id, usuarioId)));
  return linha;
}

/** One of anybody's. */
export async function lerDeQualquer(db: Db, id: number): Promise<Consulta | undefined> {
  const [linha] = await db.select().from(consultas).where(eq(consultas.id, id));
  return linha;
}

/** The one that a person began last. */
export async function ultima(db: Db, usuarioId: number): Promise<Consulta | undefined> {
  const [linha] = await db
    .select()
    .from(consultas)
    .where(eq(consultas.usuario_id, usuarioId))
    .orderBy(desc(consultas.id))
    .limit(1);
  return linha;
}

const deEmpresas = (ator: Ator, id: number) => sql`${delas}
  join ${empresas} on ${empresas.id} = ${delas.empresa_id}
  join ${clientes} on ${clientes.id} = ${empresas.cliente_id}
  where ${delas.consulta_id} = ${id} and ${noEscopoDeClientes(ator, empresas.cliente_id)}`;

/** How many of its companies have each outcome, null for none yet; of clients in the actor's scope. */
export async function contar(db: Db, ator: Ator, id: number) {
  const { rows } = await db.execute<{ desfecho: DesfechoDaConsulta | null; total: number }>(sql`
    select ${delas.desfecho}, count(*) as total from ${deEmpresas(ator, id)}
    group by ${delas.desfecho}`);
  return rows;
}

export interface LinhaConsultada extends Record<string, unknown> {
  readonly empresa_id: number;
  readonly desfecho: DesfechoDaConsulta;
  readonly motivo: string | null;
  readonly encontrado: EncontradoNaReceita | null;
}

interface Recorte {
  readonly desfecho?: DesfechoDaConsulta | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A page of the companies that were looked up, by name; of clients in the actor's scope. */
export async function listar(
  db: Db,
  ator: Ator,
  id: number,
  { desfecho, page, limit }: Recorte,
): Promise<LinhaConsultada[]> {
  const { rows } = await db.execute<LinhaConsultada>(sql`
    select ${delas.empresa_id}, ${delas.desfecho}, ${delas.motivo}, ${delas.encontrado}
    from ${deEmpresas(ator, id)}
      and ${desfecho ? sql`${delas.desfecho} = ${desfecho}` : sql`${delas.desfecho} is not null`}
    order by ${empresas.razao_social} collate "pt-BR-x-icu", ${empresas.id}
    limit ${literal(limit)} offset ${pulando((page - 1) * limit)}`);
  return rows;
}

/** What was found of a company of it. */
export async function lerEncontrado(db: Db, id: number, empresaId: number) {
  const [linha] = await db
    .select({ encontrado: delas.encontrado })
    .from(delas)
    .where(and(eq(delas.consulta_id, id), eq(delas.empresa_id, empresaId)));
  return linha?.encontrado ?? null;
}

/** A worker that took a company and said nothing for so long has died. */
const TOMADA_POR_MS = 60_000;

/** Takes a company that waits to be looked up; no other worker takes it meanwhile. */
export async function tomar(db: Db, id: number, agora: Date): Promise<number | undefined> {
  const vencida = new Date(agora.getTime() - TOMADA_POR_MS).toISOString();
  const { rows } = await db.execute<{ empresa_id: number }>(sql`
    update ${delas} set tomada_em = ${agora.toISOString()}::timestamptz
    where (consulta_id, empresa_id) = (
      select consulta_id, empresa_id from ${delas}
      where consulta_id = ${id} and desfecho is null
        and (tomada_em is null or tomada_em <= ${vencida}::timestamptz)
      order by empresa_id limit 1 for update skip locked)
    returning empresa_id`);
  return rows[0]?.empresa_id;
}

type Desfecho = Pick<typeof delas.$inferInsert, 'desfecho' | 'motivo' | 'encontrado'>;
const uma = (id: number, empresaId: number) =>
  and(eq(delas.consulta_id, id), eq(delas.empresa_id, empresaId));

/** Writes what came of a company. */
export async function anotarDesfecho(
  db: Db,
  id: number,
  empresaId: number,
  desfecho: Desfecho & { readonly consultada_em: Date },
): Promise<void> {
  await db.update(delas).set(desfecho).where(uma(id, empresaId));
}

/** Gives a company back, to be looked up later. */
export async function soltar(db: Db, id: number, empresaId: number): Promise<void> {
  await db.update(delas).set({ tomada_em: null }).where(uma(id, empresaId));
}

/** Takes a company out of it: its client is no longer in reach, or it is gone. */
export async function retirar(db: Db, id: number, empresaId: number): Promise<void> {
  await db.delete(delas).where(uma(id, empresaId));
}

/** How many of its companies have no outcome yet. */
export const contarPendentes = (db: Db, id: number): Promise<number> =>
  db.$count(delas, sql`${delas.consulta_id} = ${id} and ${delas.desfecho} is null`);

/** Whether the last companies, as many as are asked for, all failed. */
export async function soFalhas(db: Db, id: number, quantas: number): Promise<boolean> {
  const { rows } = await db.execute<{ falhas: number }>(sql`
    select count(*) filter (where desfecho = 'falhou') as falhas from (
      select desfecho from ${delas} where consulta_id = ${id} and desfecho is not null
      order by consultada_em desc, empresa_id desc limit ${literal(quantas)}) as ultimas`);
  return Number(rows[0]?.falhas) === quantas;
}

/** Ends one that is under way. */
export async function encerrar(
  db: Db,
  id: number,
  fim: Pick<Consulta, 'situacao' | 'motivo' | 'terminada_em'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(consultas)
    .set(fim)
    .where(and(eq(consultas.id, id), eq(consultas.situacao, 'andamento')));
  return rowCount === 1;
}

/** Deletes those that began before an instant and have ended, with what they found. */
export async function limpar(db: Db, ate: Date): Promise<void> {
  await db
    .delete(consultas)
    .where(and(ne(consultas.situacao, 'andamento'), lt(consultas.iniciada_em, ate)));
}
