import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { desc, eq } from 'drizzle-orm';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { type Db, literal } from '../../platform/db.ts';

/** What the person did, without the values that were written: these may be about others. */
export async function lerAtividade(db: Db, id: number) {
  const minhas = eq(auditoriaEventos.usuario_id, id);
  const itens = await db
    .select({
      em: auditoriaEventos.criado_em,
      acao: auditoriaEventos.acao,
      objeto_tipo: auditoriaEventos.objeto_tipo,
      objeto_id: auditoriaEventos.objeto_id,
      ip: auditoriaEventos.ip,
    })
    .from(auditoriaEventos)
    .where(minhas)
    .orderBy(desc(auditoriaEventos.id))
    .limit(literal(MAXIMO_POR_LISTA));
  return { total: await db.$count(auditoriaEventos, minhas), itens };
}
