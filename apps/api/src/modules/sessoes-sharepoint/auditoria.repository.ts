import { inArray } from 'drizzle-orm';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { sessoesSharepoint } from './sessoes-sharepoint.tables.ts';

export const nomearAreas: Nomear = (db, _ator, ids) =>
  db
    .select({ id: sessoesSharepoint.id, nome: sessoesSharepoint.nome })
    .from(sessoesSharepoint)
    .where(inArray(sessoesSharepoint.id, [...ids]));
