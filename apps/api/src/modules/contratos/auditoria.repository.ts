import { and, inArray } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { contratos } from './contratos.tables.ts';

export const nomearContratos: Nomear = (db, ator, ids) =>
  db
    .select({ id: contratos.id, nome: contratos.numero_contrato })
    .from(contratos)
    .where(and(inArray(contratos.id, [...ids]), noEscopoDeClientes(ator, contratos.cliente_id)));
