import { and, inArray } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { notasInternas } from './notas-internas.tables.ts';

export const nomearNotasInternas: Nomear = (db, ator, ids) =>
  db
    .select({ id: notasInternas.id, nome: notasInternas.nome })
    .from(notasInternas)
    .where(
      and(inArray(notasInternas.id, [...ids]), noEscopoDeClientes(ator, notasInternas.cliente_id)),
    );
