import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { empresas } from '../../modules/clientes/clientes.tables.ts';
import { contasBancarias } from '../../modules/contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../../modules/contatos/contatos.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { empresaMudancas } from '../../modules/empresas/mudancas.tables.ts';
import { empresaRegimes } from '../../modules/empresas/regimes.tables.ts';
import { empresaSocios } from '../../modules/empresas/socios.tables.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';

type Linha = typeof empresas.$inferSelect;
/** A company as it is written: without what the database makes of it. */
export type LinhaDeEmpresa = Omit<Linha, 'texto_busca' | 'razao_busca'>;
export type Regime = typeof empresaRegimes.$inferSelect;
export type Socio = typeof empresaSocios.$inferSelect;

/** Kinds of records that name a company, and pass from one to the other. */
export const QUE_PASSAM = {
  contratos,
  contas: contasBancarias,
  contatos,
  filiais: empresas,
} as const;
export type QuePassa = keyof typeof QUE_PASSAM;

/** The column of each kind that names the company. */
const NOMEIA = {
  contratos: contratos.empresa_id,
  contas: contasBancarias.empresa_id,
  contatos: contatos.empresa_id,
  filiais: empresas.matriz_id,
} as const;

/**
 * Holds both companies, and whatever names them, until the transaction ends: contracts and contacts
 * first, as whoever writes one does, and accounts last, as whoever deletes a company does.
 */
export async function travar(db: Db, ids: readonly number[]): Promise<void> {
  const duas = [...ids];
  for (const tabela of [contratos, contatos]) {
    await db
      .select({ id: tabela.id })
      .from(tabela)
      .where(inArray(tabela.empresa_id, duas))
      .orderBy(tabela.id)
      .for('update');
  }
  await db
    .select({ id: empresas.id })
    .from(empresas)
    .where(or(inArray(empresas.id, duas), inArray(empresas.matriz_id, duas)))
    .orderBy(empresas.id)
    .for('update');
  await db
    .select({ id: contasBancarias.id })
    .from(contasBancarias)
    .where(inArray(contasBancarias.empresa_id, duas))
    .orderBy(contasBancarias.id)
    .for('update');
}

/** A company of a client in the actor's scope. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDeEmpresa | undefined> {
  const [linha] = await db
    .select()
    .from(empresas)
    .where(and(eq(empresas.id, id), noEscopoDeClientes(ator, empresas.cliente_id)));
  if (!linha) return undefined;
  const { texto_busca: _, razao_busca: __, ...escrita } = linha;
  return escrita;
}

export const lerRegimes = (db: Db, id: number): Promise<Regime[]> =>
  db
    .select()
    .from(empresaRegimes)
    .where(eq(empresaRegimes.empresa_id, id))
    .orderBy(asc(empresaRegimes.desde));
export const lerSocios = (db: Db, id: number): Promise<Socio[]> =>
  db
    .select()
    .from(empresaSocios)
    .where(eq(empresaSocios.empresa_id, id))
    .orderBy(asc(empresaSocios.ordem));

export const lerFiliais = (db: Db, ids: readonly number[]) =>
  db
    .select({
      razao_social: empresas.razao_social,
      cnpj: empresas.cnpj,
      status: empresas.status,
    })
    .from(empresas)
    .where(inArray(empresas.matriz_id, [...ids]))
    .orderBy(empresas.id);

export const contar = (db: Db, tipo: QuePassa, id: number): Promise<number> =>
  db.$count(QUE_PASSAM[tipo], eq(NOMEIA[tipo], id));

/** Has whatever names one company name another; those of these ids alone, if given. Answers which. */
export async function passar(
  db: Db,
  tipo: QuePassa,
  { de, para, ids }: { de: number; para: number; ids?: readonly number[] },
  { alterado_por, atualizado_em }: Escrita,
): Promise<{ id: number }[]> {
  if (ids?.length === 0) return [];
  const tabela = QUE_PASSAM[tipo];
  const coluna = sql.identifier(NOMEIA[tipo].name);
  const so = ids ? sql`and id = any(${sql.param([...ids])}::bigint[])` : sql``;
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${tabela} set ${coluna} = ${para}, versao = versao + 1, alterado_por = ${alterado_por},
      atualizado_em = ${atualizado_em.toISOString()}::timestamptz
    where ${coluna} = ${de} ${so} returning id`);
  return rows;
}

/** Gives a company the regimes, or the partners, of another, in the place of its own. */
export async function herdar(
  db: Db,
  qual: 'regimes' | 'socios',
  { de, para }: { de: number; para: number },
): Promise<void> {
  const tabela = qual === 'regimes' ? empresaRegimes : empresaSocios;
  await db.delete(tabela).where(eq(tabela.empresa_id, para));
  await db.update(tabela).set({ empresa_id: para }).where(eq(tabela.empresa_id, de));
}

/** Has the joinings kept with one company be kept with another; these alone, if given. Answers which. */
export async function levarJuncoes(
  db: Db,
  { de, para, ids }: { de: number; para: number; ids?: readonly number[] },
): Promise<number[]> {
  if (ids?.length === 0) return [];
  const levadas = await db
    .update(empresaMudancas)
    .set({ empresa_id: para })
    .where(and(eq(empresaMudancas.empresa_id, de), ids && inArray(empresaMudancas.id, [...ids])))
    .returning({ id: empresaMudancas.id });
  return levadas.map(({ id }) => id);
}

export const excluir = (db: Db, id: number) => db.delete(empresas).where(eq(empresas.id, id));

export const atualizar = (
  db: Db,
  id: number,
  campos: Partial<typeof empresas.$inferInsert>,
  escrita: Escrita,
) =>
  db
    .update(empresas)
    .set({ ...campos, ...escrita, versao: sql`${empresas.versao} + 1` })
    .where(eq(empresas.id, id));

/** A row kept as JSON, with instants again where its table has them. */
function comInstantes<T extends PgTable>(tabela: T, linha: T['$inferSelect']): T['$inferInsert'] {
  const valores: Record<string, unknown> = { ...linha };
  for (const [campo, { dataType }] of Object.entries(getTableColumns(tabela))) {
    const valor = valores[campo];
    if (dataType === 'date' && typeof valor === 'string') valores[campo] = new Date(valor);
  }
  return valores as T['$inferInsert'];
}

/** Inserts a company again, by the id that it had. */
export const repor = (db: Db, linha: LinhaDeEmpresa) =>
  db
    .insert(empresas)
    .overridingSystemValue()
    .values(comInstantes(empresas, linha as Linha));

/** Gives companies the regimes and partners that they had. */
export async function reporListas(
  db: Db,
  ids: readonly number[],
  { regimes, socios }: { regimes: readonly Regime[]; socios: readonly Socio[] },
): Promise<void> {
  for (const tabela of [empresaRegimes, empresaSocios]) {
    await db.delete(tabela).where(inArray(tabela.empresa_id, [...ids]));
  }
  if (regimes.length > 0) {
    await db
      .insert(empresaRegimes)
      .overridingSystemValue()
      .values(regimes.map((um) => comInstantes(empresaRegimes, um)));
  }
  if (socios.length > 0) {
    await db
      .insert(empresaSocios)
      .overridingSystemValue()
      .values(socios.map((um) => comInstantes(empresaSocios, um)));
  }
}

const fica = sql`(${empresaMudancas.estado} ->> 'fica_id')::bigint`;
const sai = sql`(${empresaMudancas.estado} -> 'sai' ->> 'id')::bigint`;
const feitas = and(eq(empresaMudancas.tipo, 'juncao'), isNull(empresaMudancas.desfeita_em));

/** The joining by which a company went, if it is one that was not taken back. */
export async function juncaoDe(db: Db, id: number) {
  const [linha] = await db
    .select({ id: empresaMudancas.id, fica_id: empresaMudancas.empresa_id })
    .from(empresaMudancas)
    .where(and(feitas, sql`${sai} = ${id}`));
  return linha;
}

/** What was joined to a company, the last one first. */
export const juntadasA = (db: Db, id: number) =>
  db
    .select({
      id: empresaMudancas.id,
      empresa_id: sql<number>`${sai}`.mapWith(Number),
      razao_social: sql<string>`${empresaMudancas.estado} -> 'sai' ->> 'razao_social'`,
      cnpj: sql<string>`${empresaMudancas.estado} -> 'sai' ->> 'cnpj'`,
      versao: sql<number>`(${empresaMudancas.estado} ->> 'versao')::int`.mapWith(Number),
    })
    .from(empresaMudancas)
    .where(and(feitas, eq(empresaMudancas.empresa_id, id), sql`${fica} = ${id}`))
    .orderBy(desc(empresaMudancas.id));

/** Has an earlier joining know the version that the company has since a later one was taken back. */
export const darVersao = (db: Db, id: number, versao: number) =>
  db
    .update(empresaMudancas)
    .set({
      estado: sql`jsonb_set(${empresaMudancas.estado}, '{versao}', to_jsonb(${versao}::int))`,
    })
    .where(eq(empresaMudancas.id, id));
