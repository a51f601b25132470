import { and, asc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { transferenciasMarcadas as t } from '../../modules/times/transferencias.tables.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';

const nomeDe = (tabela: 'times' | 'usuarios', id: SQL) =>
  sql<string>`(select x.nome from ${sql.identifier(tabela)} x where x.id = ${id})`;

const colunas = (ator: Ator) => ({
  id: t.id,
  de_id: t.de_id,
  de_nome: nomeDe('times', sql`transferencias_marcadas.de_id`),
  para_id: t.para_id,
  para_nome: nomeDe('times', sql`transferencias_marcadas.para_id`),
  em: t.em,
  situacao: t.situacao,
  resultado: t.resultado,
  pedida_por: t.pedida_por,
  pedida_por_nome: nomeDe('usuarios', sql`transferencias_marcadas.pedida_por`),
  clientes_total: sql<number>`(
    select count(*)::int from unnest(transferencias_marcadas.cliente_ids) c(id)
    where ${noEscopoDeClientes(ator, sql`c.id`)})`,
});

const selecionar = (db: Db, ator: Ator) => db.select(colunas(ator)).from(t);
export type LinhaMarcada = Awaited<ReturnType<typeof selecionar>>[number];

/** Those from and to a team that are to come, or are over since a moment; soonest first. */
export const listar = (db: Db, ator: Ator, time: number, desde: Date) =>
  selecionar(db, ator)
    .where(
      and(
        or(eq(t.de_id, time), eq(t.para_id, time)),
        ne(t.situacao, 'cancelada'),
        or(eq(t.situacao, 'marcada'), gt(t.atualizado_em, desde)),
      ),
    )
    .orderBy(asc(t.em), asc(t.id));

export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaMarcada | undefined> {
  const [linha] = await selecionar(db, ator).where(eq(t.id, id));
  return linha;
}

/** One as it is stored; locked while it is acted upon. */
export async function travar(db: Db, id: number) {
  const [linha] = await db.select().from(t).where(eq(t.id, id)).for('update');
  return linha;
}

export async function lerCrua(db: Db, id: number) {
  const [linha] = await db
    .select({
      id: t.id,
      de_id: t.de_id,
      para_id: t.para_id,
      em: t.em,
      situacao: t.situacao,
      resultado: t.resultado,
      pedida_por: t.pedida_por,
      de_nome: nomeDe('times', sql`transferencias_marcadas.de_id`),
      para_nome: nomeDe('times', sql`transferencias_marcadas.para_id`),
    })
    .from(t)
    .where(eq(t.id, id));
  return linha;
}

/** Whether some of these clients are to leave the team already. */
export async function jaMarcados(
  db: Db,
  de: number,
  clientes: readonly number[],
): Promise<boolean> {
  const ids = sql`${`{${clientes.join()}}`}::bigint[]`;
  const quais = and(eq(t.de_id, de), eq(t.situacao, 'marcada'), sql`${t.cliente_ids} && ${ids}`);
  return (await db.$count(t, quais)) > 0;
}

export async function inserir(db: Db, nova: typeof t.$inferInsert): Promise<number> {
  const [linha] = await db.insert(t).values(nova).returning({ id: t.id });
  if (!linha) throw new Error('a transferência não foi gravada');
  return linha.id;
}

type Fim = Pick<typeof t.$inferInsert, 'situacao' | 'resultado' | 'atualizado_em'>;

export async function encerrar(db: Db, id: number, fim: Fim): Promise<void> {
  await db.update(t).set(fim).where(eq(t.id, id));
}

/** Calls off those to come that a person asked for; answers them. */
export const cancelarDe = (db: Db, pessoa: number, fim: Pick<Fim, 'resultado' | 'atualizado_em'>) =>
  db
    .update(t)
    .set({ ...fim, situacao: 'cancelada' })
    .where(and(eq(t.pedida_por, pessoa), eq(t.situacao, 'marcada')))
    .returning({ id: t.id, de_id: t.de_id, para_id: t.para_id, em: t.em });

/** The active staff who lead one of two teams, or stand in for who does. */
export async function quemConduz(db: Db, times: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from usuarios u where u.situacao = 'ativo' and u.client_id is null and exists (
      select 1 from times x where x.id = any(${`{${times.join()}}`}::bigint[])
        and u.id in (x.lider_id, x.substituto_id))
    order by u.id`);
  return rows.map(({ id }) => Number(id));
}

/** Those that are due, in their order. */
export const vencidas = (db: Db, hoje: string) =>
  db
    .select({ id: t.id, pedida_por: t.pedida_por })
    .from(t)
    .where(and(eq(t.situacao, 'marcada'), lte(t.em, hoje)))
    .orderBy(asc(t.em), asc(t.id));
