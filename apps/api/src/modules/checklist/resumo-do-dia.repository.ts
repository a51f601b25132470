import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';
import { checklistRespostas } from './checklist.tables.ts';

/**
 * Of each of these people, how many items clients answered that they asked for, where they serve the
 * client still, and the firm has not looked at.
 */
export async function respostasAConferir(db: Db, pessoas: readonly number[]) {
  const { rows } = await db.execute<{ usuario_id: number; total: number }>(sql`
    select r.solicitado_por as usuario_id, count(*)::int as total
    from ${checklistRespostas} r
    where r.solicitado_por = any(${sql.param([...pessoas])}::bigint[])
      and r.resposta is not null and r.atualizado_em = r.respondido_em
      and exists (select 1 from ${usuarioClientes} v
        where v.usuario_id = r.solicitado_por and v.cliente_id = r.cliente_id)
    group by r.solicitado_por order by r.solicitado_por`);
  return rows;
}
