import { and, inArray } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { contasBancarias } from './contas-bancarias.tables.ts';

export const nomearContasBancarias: Nomear = (db, ator, ids) =>
  db
    .select({ id: contasBancarias.id, nome: contasBancarias.nome })
    .from(contasBancarias)
    .where(
      and(
        inArray(contasBancarias.id, [...ids]),
        noEscopoDeClientes(ator, contasBancarias.cliente_id),
      ),
    );
