import type { SituacaoDoCliente } from '@dominio/contrato/clientes';
import { and, eq, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';
import { colunas, deClientes, type LinhaDeCliente } from './clientes.repository.ts';
import { clientes } from './clientes.tables.ts';

export interface LinhaDaFicha extends LinhaDeCliente {
  situacao: SituacaoDoCliente;
  segmento: string | null;
  versao: number;
}

export type CamposDoCliente = Partial<
  Pick<typeof clientes.$inferInsert, 'nome' | 'situacao' | 'segmento' | 'site' | 'instagram'>
>;

/** The record of a client in the actor's scope. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDaFicha | undefined> {
  const { rows } = await db.execute<LinhaDaFicha>(sql`
    select ${colunas}, ${clientes.situacao}, ${clientes.segmento}, ${clientes.versao}
    from ${deClientes} where ${clientes.id} = ${id} and ${noEscopoDeClientes(ator, clientes.id)}`);
  return rows[0];
}

/** Holds a client in the actor's scope until the transaction ends. */
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

/** Links a client to a person, whose rights are then read anew. */
export async function vincular(db: Db, usuario_id: number, cliente_id: number): Promise<void> {
  await db.insert(usuarioClientes).values({ usuario_id, cliente_id });
  await db
    .update(usuarios)
    .set({ versao_permissoes: sql`${usuarios.versao_permissoes} + 1` })
    .where(eq(usuarios.id, usuario_id));
}

export async function atualizar(
  db: Db,
  id: number,
  campos: CamposDoCliente,
  agora: Date,
): Promise<void> {
  await db
    .update(clientes)
    .set({ ...campos, atualizado_em: agora, versao: sql`${clientes.versao} + 1` })
    .where(eq(clientes.id, id));
}
