import { and, inArray, sql } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { notas } from './notas.tables.ts';

/** A note is named by how it begins. */
export const nomearNotas: Nomear = (db, ator, ids) =>
  db
    .select({
      id: notas.id,
      nome: sql<string>`case when length(${notas.texto}) > 40
        then left(${notas.texto}, 39) || '…' else ${notas.texto} end`,
    })
    .from(notas)
    .where(and(inArray(notas.id, [...ids]), noEscopoDeClientes(ator, notas.cliente_id)));
