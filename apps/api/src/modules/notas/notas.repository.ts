import type { FiltrosDasNotas } from '@dominio/contrato/notas';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { notas } from './notas.tables.ts';

const linhas = (db: Db) =>
  db
    .select({
      id: notas.id,
      cliente_id: notas.cliente_id,
      texto: notas.texto,
      fixada: notas.fixada,
      autor_id: notas.autor_id,
      autor_nome: usuarios.nome,
      criado_em: notas.criado_em,
      atualizado_em: notas.atualizado_em,
      versao: notas.versao,
    })
    .from(notas)
    .innerJoin(usuarios, eq(usuarios.id, notas.autor_id));

export type LinhaDeNota = Awaited<ReturnType<typeof linhas>>[number];

const doCliente = (ator: Ator, clienteId: number) =>
  and(eq(notas.cliente_id, clienteId), noEscopoDeClientes(ator, notas.cliente_id));

/** One page of a client's, the pinned ones before, then the newest. */
export const listar = (db: Db, ator: Ator, clienteId: number, { page, limit }: FiltrosDasNotas) =>
  linhas(db)
    .where(doCliente(ator, clienteId))
    .orderBy(desc(notas.fixada), desc(notas.criado_em), desc(notas.id))
    .limit(literal(limit))
    .offset(pulando((page - 1) * limit));

interface Periodo {
  readonly desde: Date | null;
  readonly antes: Date | null;
  readonly limite: number;
}

/**
 * A client's pinned ones and those of a period, in the order of the list; one more than `limite`, which
 * says whether there are more.
 */
export const listarDoPeriodo = (
  db: Db,
  ator: Ator,
  clienteId: number,
  { desde, antes, limite }: Periodo,
) =>
  linhas(db)
    .where(
      and(
        doCliente(ator, clienteId),
        or(
          notas.fixada,
          and(
            desde ? gte(notas.criado_em, desde) : sql`true`,
            antes ? lt(notas.criado_em, antes) : sql`true`,
          ),
        ),
      ),
    )
    .orderBy(desc(notas.fixada), desc(notas.criado_em), desc(notas.id))
    .limit(literal(limite + 1));

/** How many a client has. */
export const contar = (db: Db, ator: Ator, clienteId: number): Promise<number> =>
  db.$count(notas, doCliente(ator, clienteId));

/** One of a client in the actor's scope. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDeNota | undefined> {
  const [linha] = await linhas(db).where(
    and(eq(notas.id, id), noEscopoDeClientes(ator, notas.cliente_id)),
  );
  return linha;
}

/** Holds one in the actor's scope until the transaction ends. */
export async function travar(db: Db, ator: Ator, id: number): Promise<void> {
  await db
    .select({ id: notas.id })
    .from(notas)
    .where(and(eq(notas.id, id), noEscopoDeClientes(ator, notas.cliente_id)))
    .for('update');
}

export async function inserir(db: Db, dados: typeof notas.$inferInsert): Promise<number> {
  const [linha] = await db.insert(notas).values(dados).returning({ id: notas.id });
  if (!linha) throw new Error('nota: nothing was written');
  return linha.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<typeof notas.$inferInsert>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(notas)
    .set({ ...campos, ...escrita, versao: sql`${notas.versao} + 1` })
    .where(eq(notas.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(notas).where(eq(notas.id, id));
}
