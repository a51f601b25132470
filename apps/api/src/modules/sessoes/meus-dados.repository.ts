import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { desc, eq } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { sessoes } from './sessoes.tables.ts';

/** A person's sessions, ended ones included, without anything that could open one. */
export async function lerSessoesDe(db: Db, id: number) {
  const dasSessoes = eq(sessoes.usuario_id, id);
  const itens = await db
    .select({
      agente: sessoes.agente,
      ip: sessoes.ip,
      criada_em: sessoes.criada_em,
      ultimo_uso_em: sessoes.ultimo_uso_em,
      encerrada_em: sessoes.encerrada_em,
      motivo: sessoes.motivo,
    })
    .from(sessoes)
    .where(dasSessoes)
    .orderBy(desc(sessoes.criada_em))
    .limit(literal(MAXIMO_POR_LISTA));
  return { total: await db.$count(sessoes, dasSessoes), itens };
}
