import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { sessoesSharepoint, usuarioSessoes } from './sessoes-sharepoint.tables.ts';

/** The document areas open to a person. */
export const lerAreasDe = (db: Db, id: number) =>
  db
    .select({ id: sessoesSharepoint.id, nome: sessoesSharepoint.nome })
    .from(usuarioSessoes)
    .innerJoin(sessoesSharepoint, eq(sessoesSharepoint.id, usuarioSessoes.sessao_id))
    .where(eq(usuarioSessoes.usuario_id, id))
    .orderBy(asc(sessoesSharepoint.id));
