import { inArray } from 'drizzle-orm';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { camposPersonalizados as campos } from './campos-personalizados.tables.ts';

export const nomearCamposPersonalizados: Nomear = (db, _ator, ids) =>
  db
    .select({ id: campos.id, nome: campos.nome })
    .from(campos)
    .where(inArray(campos.id, [...ids]));
