import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { contratos } from './contratos.tables.ts';

export interface DoTime {
  readonly time: number;
  readonly clientes: readonly number[];
  /** Of these contracts alone. */
  readonly entre?: readonly number[] | undefined;
}

/** Contracts of clients in the actor's scope that have not ended and name a team. */
const vivosDoTime = (ator: Ator, { time, clientes, entre }: DoTime): SQL | undefined =>
  and(
    eq(contratos.time_id, time),
    inArray(contratos.cliente_id, [...clientes]),
    entre && inArray(contratos.id, [...entre]),
    notInArray(contratos.status_contrato, ['ENCERRADO', 'CANCELADO']),
    noEscopoDeClientes(ator, contratos.cliente_id),
  );

/** The ids of these contracts. */
export async function listarDoTime(db: Db, ator: Ator, quais: DoTime): Promise<number[]> {
  const linhas = await db
    .select({ id: contratos.id })
    .from(contratos)
    .where(vivosDoTime(ator, quais))
    .orderBy(contratos.id);
  return linhas.map(({ id }) => id);
}

/** Locks these contracts until the transaction ends, in the order of ids, and gives them to another team. */
export async function passarAoTime(
  db: Db,
  ator: Ator,
  quais: DoTime & { readonly para: number; readonly escrita: Escrita },
): Promise<{ id: number; cliente_id: number }[]> {
  const travados = await db
    .select({ id: contratos.id })
    .from(contratos)
    .where(vivosDoTime(ator, quais))
    .orderBy(contratos.id)
    .for('update');
  if (travados.length === 0) return [];
  return db
    .update(contratos)
    .set({ time_id: quais.para, ...quais.escrita, versao: sql`${contratos.versao} + 1` })
    .where(
      inArray(
        contratos.id,
        travados.map(({ id }) => id),
      ),
    )
    .returning({ id: contratos.id, cliente_id: contratos.cliente_id });
}
