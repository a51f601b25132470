import { inArray } from 'drizzle-orm';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { times } from './times.tables.ts';

export const nomearTimes: Nomear = (db, _ator, ids) =>
  db
    .select({ id: times.id, nome: times.nome })
    .from(times)
    .where(inArray(times.id, [...ids]));
