import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { contratos } from './contratos.tables.ts';

/** Contracts that have not ended and that somebody is responsible for. */
const vivosDe = (pessoa: number) =>
  and(
    eq(contratos.responsavel_id, pessoa),
    notInArray(contratos.status_contrato, ['ENCERRADO', 'CANCELADO']),
  );

/** These contracts by number, and whether the actor sees the client of each. */
export const listarVivosDe = (db: Db, ator: Ator, pessoa: number) =>
  db
    .select({
      id: contratos.id,
      nome: contratos.numero_contrato,
      no_escopo: sql<boolean>`${noEscopoDeClientes(ator, contratos.cliente_id)}`,
    })
    .from(contratos)
    .where(vivosDe(pessoa))
    .orderBy(contratos.numero_contrato);

/** Locks these contracts until the transaction ends, in the order of ids. */
export async function travarVivosDe(db: Db, pessoa: number): Promise<void> {
  await db
    .select({ id: contratos.id })
    .from(contratos)
    .where(vivosDe(pessoa))
    .orderBy(contratos.id)
    .for('update');
}

/** Names another responsible person in all of them, or in those of one client; answers their ids, with the client of each. */
export async function passarVivos(
  db: Db,
  {
    de,
    para,
    clienteId,
    escrita,
  }: { de: number; para: number; clienteId?: number; escrita: Escrita },
): Promise<{ id: number; cliente_id: number }[]> {
  return db
    .update(contratos)
    .set({ responsavel_id: para, ...escrita, versao: sql`${contratos.versao} + 1` })
    .where(
      and(vivosDe(de), clienteId === undefined ? undefined : eq(contratos.cliente_id, clienteId)),
    )
    .returning({ id: contratos.id, cliente_id: contratos.cliente_id });
}
