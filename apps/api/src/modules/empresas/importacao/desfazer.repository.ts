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

/** Those of these companies that have anything of their own by now, and would take it along. */
export async function comRegistros(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.id from ${empresas} e where e.id = any(${lista(ids)}) and (
      e.logo_chave is not null
      or exists (select 1 from ${contratos} where ${contratos.empresa_id} = e.id)
      or exists (select 1 from contas_bancarias b where b.empresa_id = e.id)
      or exists (select 1 from contatos c where c.empresa_id = e.id)
      or exists (select 1 from ${empresaRegimes} where ${empresaRegimes.empresa_id} = e.id)
      or exists (select 1 from ${empresaSocios} where ${empresaSocios.empresa_id} = e.id)
      or exists (select 1 from ${empresas} f where f.matriz_id = e.id
        and not f.id = any(${lista(ids)})))`);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes companies; branches and head offices among them go together. */
export async function excluir(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`delete from ${empresas} where id = any(${lista(ids)})`);
}
