import { and, inArray, sql } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { empresas } from '../clientes/clientes.tables.ts';

export const nomearEmpresas: Nomear = (db, ator, ids) =>
  db
    .select({
      id: empresas.id,
      nome: sql<string>`coalesce(${empresas.nome_fantasia}, ${empresas.razao_social})`,
    })
    .from(empresas)
    .where(and(inArray(empresas.id, [...ids]), noEscopoDeClientes(ator, empresas.cliente_id)));
