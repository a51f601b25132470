import type { InicioDeRegime, RegimeTributario } from '@dominio/contrato/empresas-regimes';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { empresaRegimes } from './regimes.tables.ts';

const doDia = (coluna: SQL, condicao: SQL, ordem: SQL) => sql`(
  select ${coluna} from ${empresaRegimes} r where r.empresa_id = ${empresas.id} and ${condicao}
  order by r.desde ${ordem} limit 1)`;

const INICIO = sql`json_build_object('regime', r.regime, 'desde', r.desde)`;

/** The regime of a company in force on a day: a value over `empresas`, null where there is none. */
export const regimeEm = (hoje: string): SQL =>
  doDia(sql`r.regime`, sql`r.desde <= ${hoje}::date`, sql`desc`);

/** What a row of companies says of its regimes: the one in force on a day, and the next. */
export const colunasDosRegimes = (hoje: string): SQL => sql`
  ${doDia(INICIO, sql`r.desde <= ${hoje}::date`, sql`desc`)} as regime_atual,
  ${doDia(INICIO, sql`r.desde > ${hoje}::date`, sql`asc`)} as proximo_regime`;

const colunas = {
  id: empresaRegimes.id,
  regime: empresaRegimes.regime,
  desde: empresaRegimes.desde,
  versao: empresaRegimes.versao,
};

/** The regimes of a company, the oldest first. Its scope is the caller's to have checked. */
export const listar = (db: Db, empresaId: number) =>
  db
    .select(colunas)
    .from(empresaRegimes)
    .where(eq(empresaRegimes.empresa_id, empresaId))
    .orderBy(asc(empresaRegimes.desde));
export type LinhaDeRegime = Awaited<ReturnType<typeof listar>>[number];

/** The regimes of several companies, whose scope is the caller's to have checked, each the oldest first. */
export const listarDeVarias = (db: Db, empresaIds: readonly number[]) =>
  db
    .select({ ...colunas, empresa_id: empresaRegimes.empresa_id })
    .from(empresaRegimes)
    .where(inArray(empresaRegimes.empresa_id, [...empresaIds]))
    .orderBy(asc(empresaRegimes.empresa_id), asc(empresaRegimes.desde));

export async function inserir(db: Db, empresaId: number, inicio: InicioDeRegime): Promise<number> {
  const [linha] = await db
    .insert(empresaRegimes)
    .values({ ...inicio, empresa_id: empresaId })
    .returning({ id: empresaRegimes.id });
  if (!linha) throw new Error('o regime não foi gravado');
  return linha.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: { readonly regime: RegimeTributario; readonly desde: string },
  escrita: Escrita,
): Promise<void> {
  await db
    .update(empresaRegimes)
    .set({ ...campos, ...escrita, versao: sql`${empresaRegimes.versao} + 1` })
    .where(eq(empresaRegimes.id, id));
}

export async function excluir(db: Db, empresaId: number, id: number): Promise<void> {
  await db
    .delete(empresaRegimes)
    .where(and(eq(empresaRegimes.id, id), eq(empresaRegimes.empresa_id, empresaId)));
}
