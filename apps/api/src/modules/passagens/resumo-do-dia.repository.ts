import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { passagens } from './passagens.tables.ts';

/** Of each of these people, how many open terms wait for their signature. */
export async function paraAssinarPorPessoa(db: Db, pessoas: readonly number[]) {
  const { rows } = await db.execute<{ usuario_id: number; total: number }>(sql`
    select q.usuario_id, count(*)::int as total
    from ${passagens} p cross join lateral (values (p.de_id, p.de_assinou_em), (p.para_id, p.para_assinou_em))
      as q(usuario_id, assinou_em)
    where p.estado in ('pendente', 'assinada') and q.assinou_em is null
      and q.usuario_id = any(${sql.param([...pessoas])}::bigint[])
    group by q.usuario_id order by q.usuario_id`);
  return rows;
}
