import { and, count, eq } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import type { Db } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { clienteFavoritos } from './favoritos.tables.ts';

const doAtor = (ator: Ator) => eq(clienteFavoritos.usuario_id, ator.usuarioId);

const este = (ator: Ator, cliente: number) =>
  and(doAtor(ator), eq(clienteFavoritos.cliente_id, cliente));

/** Has the favourites of one person written one after the other, so that they can be counted. */
export async function travar(db: Db, ator: Ator): Promise<void> {
  await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios.id, ator.usuarioId))
    .for('no key update');
}

/** Whether a client is a favourite of the actor's. */
export async function ehFavorito(db: Db, ator: Ator, cliente: number): Promise<boolean> {
  const linhas = await db
    .select({ id: clienteFavoritos.cliente_id })
    .from(clienteFavoritos)
    .where(este(ator, cliente));
  return linhas.length > 0;
}

/** How many favourites in the actor's scope there are: others are neither seen nor taken away. */
export async function contar(db: Db, ator: Ator): Promise<number> {
  const [linha] = await db
    .select({ total: count() })
    .from(clienteFavoritos)
    .where(and(doAtor(ator), noEscopoDeClientes(ator, clienteFavoritos.cliente_id)));
  return linha?.total ?? 0;
}

/** Makes a client a favourite; one that is stays as it is. */
export async function por(db: Db, ator: Ator, cliente: number, agora: Date): Promise<void> {
  await db
    .insert(clienteFavoritos)
    .values({ usuario_id: ator.usuarioId, cliente_id: cliente, criado_em: agora })
    .onConflictDoNothing();
}

/** @returns whether the client was a favourite. */
export async function tirar(db: Db, ator: Ator, cliente: number): Promise<boolean> {
  const linhas = await db
    .delete(clienteFavoritos)
    .where(este(ator, cliente))
    .returning({ id: clienteFavoritos.cliente_id });
  return linhas.length > 0;
}
