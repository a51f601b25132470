import { inArray } from 'drizzle-orm';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { servicos } from './servicos.tables.ts';

export const nomearServicos: Nomear = (db, _ator, ids) =>
  db
    .select({ id: servicos.id, nome: servicos.nome })
    .from(servicos)
    .where(inArray(servicos.id, [...ids]));
