import { and, inArray } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { clientes } from './clientes.tables.ts';

export const nomearClientes: Nomear = (db, ator, ids) =>
  db
    .select({ id: clientes.id, nome: clientes.nome })
    .from(clientes)
    .where(and(inArray(clientes.id, [...ids]), noEscopoDeClientes(ator, clientes.id)));
