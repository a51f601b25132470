import { desc, eq } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { modelosChecklist } from '../modelos-checklist/modelos-checklist.tables.ts';
import { checklistRespostas } from './checklist.tables.ts';

const dele = (usuarioId: number) => eq(checklistRespostas.respondido_por, usuarioId);

/** The newest answers that somebody gave for their company. */
export const lerRespondidas = (db: Db, usuarioId: number, limite: number) =>
  db
    .select({
      item: modelosChecklist.titulo,
      resposta: checklistRespostas.resposta,
      texto: checklistRespostas.resposta_texto,
      respondido_em: checklistRespostas.respondido_em,
    })
    .from(checklistRespostas)
    .innerJoin(modelosChecklist, eq(modelosChecklist.id, checklistRespostas.item_id))
    .where(dele(usuarioId))
    .orderBy(desc(checklistRespostas.respondido_em), modelosChecklist.id)
    .limit(literal(limite));

export const contarRespondidas = (db: Db, usuarioId: number): Promise<number> =>
  db.$count(checklistRespostas, dele(usuarioId));
