import { and, eq, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { colunasDe } from '../../platform/colunas.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './clientes.campos.ts';
import { colunas, deClientes, type LinhaDeCliente } from './clientes.repository.ts';
import { clientes } from './clientes.tables.ts';

/** What is kept of a situation besides itself; it is changed by its own rules. */
const DA_SITUACAO = [
  'situacao_motivo',
  'situacao_detalhe',
  'situacao_desde',
  'situacao_anterior',
  'data_encerramento',
] as const;

type Campo = (typeof CAMPOS.nomes)[number] | (typeof DA_SITUACAO)[number];

export type LinhaDaFicha = LinhaDeCliente &
  Pick<typeof clientes.$inferSelect, Campo> & { versao: number };

export type CamposDoCliente = Partial<Pick<typeof clientes.$inferInsert, Campo>>;

/** The record of a client in the actor's scope. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDaFicha | undefined> {
  const { rows } = await db.execute<LinhaDaFicha>(sql`
    select ${colunas}, ${colunasDe(clientes, [...CAMPOS.nomes, ...DA_SITUACAO])},
      ${clientes.versao}
    from ${deClientes} where ${clientes.id} = ${id} and ${noEscopoDeClientes(ator, clientes.id)}`);
  return rows[0];
}

/** The client that has a CPF already, and whether the actor sees it. */
export async function donoDoCpf(db: Db, ator: Ator, cpf: string) {
  const [dono] = await db
    .select({
      id: clientes.id,
      nome: clientes.nome,
      visivel: sql<boolean>`${noEscopoDeClientes(ator, clientes.id)}`,
    })
    .from(clientes)
    .where(eq(clientes.cpf, cpf));
  return dono;
}

/** Locks a client in the actor's scope until the transaction ends. */
export async function travar(db: Db, ator: Ator, id: number): Promise<void> {
  await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(and(eq(clientes.id, id), noEscopoDeClientes(ator, clientes.id)))
    .for('update');
}

export async function inserir(db: Db, novo: CamposDoCliente & { nome: string }): Promise<number> {
  const [linha] = await db.insert(clientes).values(novo).returning({ id: clientes.id });
  if (!linha) throw new Error('o cliente não foi gravado');
  return linha.id;
}

/** Whether a client is linked to a person. */
export const estaVinculado = async (db: Db, usuarioId: number, id: number): Promise<boolean> =>
  (await db.$count(
    usuarioClientes,
    and(eq(usuarioClientes.usuario_id, usuarioId), eq(usuarioClientes.cliente_id, id)),
  )) > 0;

/** Links clients to a person, and answers those that were not linked before. */
export async function vincular(
  db: Db,
  usuario_id: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const novos = await db
    .insert(usuarioClientes)
    .values(ids.map((cliente_id) => ({ usuario_id, cliente_id })))
    .onConflictDoNothing()
    .returning({ cliente_id: usuarioClientes.cliente_id });
  return novos.map(({ cliente_id }) => cliente_id);
}

/**
 * Links a client to a person in a role, or gives a link that there is this role.
 *
 * @returns whether it was linked anew; undefined where nothing changed.
 */
export async function darPapel(
  db: Db,
  { usuario_id, cliente_id, papel }: typeof usuarioClientes.$inferSelect,
): Promise<boolean | undefined> {
  // `xmax` is zero in an inserted row; in others the conflict updated the link.
  const { rows } = await db.execute<{ novo: boolean }>(sql`
    insert into ${usuarioClientes} as atual (usuario_id, cliente_id, papel)
    values (${usuario_id}, ${cliente_id}, ${papel})
    on conflict (usuario_id, cliente_id) do update set papel = excluded.papel
      where atual.papel <> excluded.papel
    returning xmax = 0 as novo`);
  return rows[0]?.novo;
}

/** Takes the links of clients to a person away, and answers those that there were. */
export async function desvincular(
  db: Db,
  usuario_id: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const idos = await db
    .delete(usuarioClientes)
    .where(
      and(
        eq(usuarioClientes.usuario_id, usuario_id),
        sql`${usuarioClientes.cliente_id} = any(${sql.param([...ids])}::bigint[])`,
      ),
    )
    .returning({ cliente_id: usuarioClientes.cliente_id });
  return idos.map(({ cliente_id }) => cliente_id).sort((a, b) => a - b);
}

export async function atualizar(
  db: Db,
  id: number,
  campos: CamposDoCliente,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(clientes)
    .set({ ...campos, ...escrita, versao: sql`${clientes.versao} + 1` })
    .where(eq(clientes.id, id));
}
