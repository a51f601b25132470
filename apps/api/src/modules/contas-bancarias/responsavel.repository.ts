import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { contasBancarias } from './contas-bancarias.tables.ts';

/** Accounts in use for whose statement somebody answers. */
const emUsoDe = (pessoa: number) =>
  and(eq(contasBancarias.responsavel_extrato_id, pessoa), isNull(contasBancarias.encerrada_em));

/** The accounts for whose statement somebody answers, closed ones too, with what they are called by. */
export const listarDe = (db: Db, pessoa: number) =>
  db
    .select({
      id: contasBancarias.id,
      tipo: contasBancarias.tipo,
      apelido: contasBancarias.apelido,
      banco_ispb: contasBancarias.banco_ispb,
    })
    .from(contasBancarias)
    .where(eq(contasBancarias.responsavel_extrato_id, pessoa))
    .orderBy(contasBancarias.id);

/** The accounts in use, and whether the actor sees the client of each. */
export const listarEmUsoDe = (db: Db, ator: Ator, pessoa: number) =>
  db
    .select({
      id: contasBancarias.id,
      no_escopo: sql<boolean>`${noEscopoDeClientes(ator, contasBancarias.cliente_id)}`,
    })
    .from(contasBancarias)
    .where(emUsoDe(pessoa));

/** Locks those in use until the transaction ends, in the order of ids. */
export async function travarEmUsoDe(db: Db, pessoa: number): Promise<void> {
  await db
    .select({ id: contasBancarias.id })
    .from(contasBancarias)
    .where(emUsoDe(pessoa))
    .orderBy(contasBancarias.id)
    .for('update');
}

/** Names another in all of those in use, or nobody; answers their ids, with the client of each. */
export const passarEmUso = (
  db: Db,
  { de, para, escrita }: { de: number; para: number | null; escrita: Escrita },
): Promise<{ id: number; cliente_id: number }[]> =>
  db
    .update(contasBancarias)
    .set({
      responsavel_extrato_id: para,
      ...escrita,
      versao: sql`${contasBancarias.versao} + 1`,
    })
    .where(emUsoDe(de))
    .returning({ id: contasBancarias.id, cliente_id: contasBancarias.cliente_id });
