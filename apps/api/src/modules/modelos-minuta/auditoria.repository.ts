import { inArray } from 'drizzle-orm';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { modelosMinuta } from './modelos-minuta.tables.ts';

export const nomearModelosMinuta: Nomear = (db, _ator, ids) =>
  db
    .select({ id: modelosMinuta.id, nome: modelosMinuta.nome })
    .from(modelosMinuta)
    .where(inArray(modelosMinuta.id, [...ids]));
