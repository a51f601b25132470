import { and, eq, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';
import { clientes } from './clientes.tables.ts';

/** Every client linked to somebody, by name, and whether it is in the actor's scope. */
export const lerClientes = (db: Db, ator: Ator, usuarioId: number) =>
  db
    .select({
      id: clientes.id,
      nome: clientes.nome,
      papel: usuarioClientes.papel,
      no_escopo: sql<boolean>`${noEscopoDeClientes(ator, clientes.id)}`,
    })
    .from(usuarioClientes)
    .innerJoin(clientes, eq(clientes.id, usuarioClientes.cliente_id))
    .where(eq(usuarioClientes.usuario_id, usuarioId))
    .orderBy(sql`${clientes.nome} collate "pt-BR-x-icu"`, clientes.id);

/**
 * Moves one person's clients to another, who becomes responsible for a client wherever either of
 * the two was.
 *
 * @param clienteId only this one; all of them, if absent.
 * @returns the links that the successor did not have: new clients, and new roles for clients
 *   already linked.
 */
export async function passarClientes(
  db: Db,
  { de, para, clienteId }: { de: number; para: number; clienteId?: number },
) {
  const quais = and(
    eq(usuarioClientes.usuario_id, de),
    clienteId === undefined ? undefined : eq(usuarioClientes.cliente_id, clienteId),
  );
  // `xmax` is zero in an inserted row; in the others the conflict updated an existing link.
  const { rows } = await db.execute<{ cliente_id: number; papel: string; novo: boolean }>(sql`
    insert into ${usuarioClientes} as atual (usuario_id, cliente_id, papel)
    select ${para}, ${usuarioClientes.cliente_id}, ${usuarioClientes.papel}
    from ${usuarioClientes} where ${quais}
    on conflict (usuario_id, cliente_id) do update set papel = 'responsavel'
      where excluded.papel = 'responsavel' and atual.papel <> 'responsavel'
    returning cliente_id, papel, xmax = 0 as novo`);
  await db.delete(usuarioClientes).where(quais);
  return {
    entram: rows.filter(({ novo }) => novo).map(({ cliente_id }) => cliente_id),
    papeis: rows.flatMap(({ novo, cliente_id, papel }) => (novo ? [] : [{ cliente_id, papel }])),
  };
}
