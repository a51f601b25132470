import { and, inArray } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { veContas } from './contas-bancarias.policy.ts';
import { nomeSemNumero } from './contas-bancarias.rules.ts';
import { contasBancarias } from './contas-bancarias.tables.ts';

export const nomearContasBancarias: Nomear = async (db, ator, ids) => {
  const linhas = await db
    .select({
      id: contasBancarias.id,
      nome: contasBancarias.nome,
      tipo: contasBancarias.tipo,
      apelido: contasBancarias.apelido,
      banco_ispb: contasBancarias.banco_ispb,
    })
    .from(contasBancarias)
    .where(
      and(
        inArray(contasBancarias.id, [...ids]),
        noEscopoDeClientes(ator, contasBancarias.cliente_id),
      ),
    );
  return veContas(ator)
    ? linhas
    : linhas.map((linha) => ({ id: linha.id, nome: nomeSemNumero(linha) }));
};
