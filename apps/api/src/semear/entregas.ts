import { sql } from 'drizzle-orm';
import { notificacoesEntregas as entregas } from '../modules/notificacoes/entregas/entregas.tables.ts';
import { notificacoes } from '../modules/notificacoes/notificacoes.tables.ts';
import type { Db } from '../platform/db.ts';

/** Settled deliveries are kept for so long. */
const DIAS_DAS_ENTREGAS = 30;

/**
 * What became of the notifications of the last month by each way, as their types have it: sent by bell
 * and e-mail where the type is, and by push to nobody, since nobody has a device.
 */
export async function semearEntregas(db: Db, agora: Date): Promise<void> {
  // Imported only when seeding, since the list of modules imports the whole application.
  const { modulos } = await import('../modulos.ts');
  const padroes = modulos
    .flatMap(({ avisos = [] }) => avisos)
    .flatMap(({ tipo, padrao: { sistema, email, push } }) => [
      { tipo, canal: 'sistema', ...(sistema ? ENVIADO : SUPRIMIDO) },
      { tipo, canal: 'email', ...(email ? ENVIADO : SUPRIMIDO) },
      { tipo, canal: 'push', ...(push ? SEM_DISPOSITIVO : SUPRIMIDO) },
    ]);
  const desde = new Date(agora.getTime() - DIAS_DAS_ENTREGAS * 86_400_000);
  await db.execute(sql`
    insert into ${entregas}
      (notificacao_id, usuario_id, canal, estado, motivo, criado_em, atualizado_em)
    select n.id, n.usuario_id, p.canal, p.estado, p.motivo, n.criado_em, n.criado_em
    from ${notificacoes} n
    join jsonb_to_recordset(${JSON.stringify(padroes)}::jsonb)
      as p(tipo text, canal text, estado text, motivo text) on p.tipo = n.tipo_evento
    where n.criado_em > ${desde.toISOString()}::timestamptz
    order by n.id`);
}

const ENVIADO = { estado: 'enviado', motivo: null };
const SUPRIMIDO = { estado: 'suprimido', motivo: 'regra' };
const SEM_DISPOSITIVO = { estado: 'suprimido', motivo: 'sem_dispositivo' };
