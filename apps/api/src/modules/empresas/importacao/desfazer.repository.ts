import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { empresas } from '../../clientes/clientes.tables.ts';
import { contratos } from '../../contratos/contratos.tables.ts';
import { empresaRegimes } from '../regimes.tables.ts';
import { empresaSocios } from '../socios.tables.ts';

const lista = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** Holds these companies until the transaction ends, in the order of ids. */
export async function travar(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`select id from ${empresas} where id = any(${lista(ids)}) order by id for update`,
  );
}

/** How many branches each of these companies has beside these companies; none where it has no more. */
export async function filiaisDeFora(db: Db, ids: readonly number[]) {
  const { rows } = await db.execute<{ matriz_id: number; total: number }>(sql`
    select f.matriz_id, count(*) as total from ${empresas} f
    where f.matriz_id = any(${lista(ids)}) and not f.id = any(${lista(ids)}) group by f.matriz_id`);
  return new Map(rows.map(({ matriz_id, total }) => [matriz_id, Number(total)]));
}

/**
 * Those of these companies that have anything of their own by now, other than branches and these
 * regimes, and would take it along.
 */
export async function comRegistros(
  db: Db,
  ids: readonly number[],
  regimes: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.id from ${empresas} e where e.id = any(${lista(ids)}) and (
      e.logo_chave is not null
      or exists (select 1 from ${contratos} where ${contratos.empresa_id} = e.id)
      or exists (select 1 from contas_bancarias b where b.empresa_id = e.id)
      or exists (select 1 from contatos c where c.empresa_id = e.id)
      or exists (select 1 from ${empresaRegimes} where ${empresaRegimes.empresa_id} = e.id
        and not ${empresaRegimes.id} = any(${lista(regimes)}))
      or exists (select 1 from ${empresaSocios} where ${empresaSocios.empresa_id} = e.id))`);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes companies; branches and head offices among them go together. */
export async function excluir(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`delete from ${empresas} where id = any(${lista(ids)})`);
}

/** Takes regimes out of the history of their companies. */
export async function excluirRegimes(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`delete from ${empresaRegimes} where id = any(${lista(ids)})`);
}
