import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { notas } from './notas.tables.ts';

/** The newest notes that a person wrote, of any client. */
export const lerNotasDe = (db: Db, usuarioId: number, limite: number) =>
  db
    .select({
      cliente: clientes.nome,
      texto: notas.texto,
      fixada: notas.fixada,
      criado_em: notas.criado_em,
    })
    .from(notas)
    .innerJoin(clientes, eq(clientes.id, notas.cliente_id))
    .where(eq(notas.autor_id, usuarioId))
    .orderBy(desc(notas.criado_em), desc(notas.id))
    .limit(limite);

/** How many notes a person wrote. */
export const contarNotasDe = (db: Db, usuarioId: number): Promise<number> =>
  db.$count(notas, eq(notas.autor_id, usuarioId));
