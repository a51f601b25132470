import { and, inArray } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { contatos } from './contatos.tables.ts';

export const nomearContatos: Nomear = (db, ator, ids) =>
  db
    .select({ id: contatos.id, nome: contatos.nome })
    .from(contatos)
    .where(and(inArray(contatos.id, [...ids]), noEscopoDeClientes(ator, contatos.cliente_id)));
