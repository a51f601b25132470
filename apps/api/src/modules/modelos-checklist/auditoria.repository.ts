import { inArray } from 'drizzle-orm';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { modelosChecklist } from './modelos-checklist.tables.ts';

export const nomearModelosChecklist: Nomear = (db, _ator, ids) =>
  db
    .select({ id: modelosChecklist.id, nome: modelosChecklist.titulo })
    .from(modelosChecklist)
    .where(inArray(modelosChecklist.id, [...ids]));
