import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { type Db, literal } from '../../../platform/db.ts';
import { sessoes } from '../sessoes.tables.ts';

/** The most sessions listed, more than anybody has devices; the last used come first. */
const MAXIMO = 200;

/** The open sessions of a person, the last used first. */
export function listar(
  db: Db,
  usuarioId: number,
  { agora, semUsoDesde }: { agora: Date; semUsoDesde: Date },
) {
  return db
    .select({
      id: sessoes.id,
      ip: sessoes.ip,
      agente: sessoes.agente,
      criada_em: sessoes.criada_em,
      ultimo_uso_em: sessoes.ultimo_uso_em,
      expira_em: sessoes.expira_em,
    })
    .from(sessoes)
    .where(
      and(
        eq(sessoes.usuario_id, usuarioId),
        isNull(sessoes.encerrada_em),
        gt(sessoes.expira_em, agora),
        gt(sessoes.ultimo_uso_em, semUsoDesde),
      ),
    )
    .orderBy(desc(sessoes.ultimo_uso_em), sessoes.id)
    .limit(literal(MAXIMO));
}

export type LinhaDeSessaoAberta = Awaited<ReturnType<typeof listar>>[number];
