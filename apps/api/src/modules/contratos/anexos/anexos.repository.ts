import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import { type Db, literal } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { contratoAditivos, contratoAnexos, contratos } from '../contratos.tables.ts';

const colunas = {
  id: contratoAnexos.id,
  nome: contratoAnexos.nome,
  tipo: contratoAnexos.tipo,
  aditivo_id: contratoAnexos.aditivo_id,
  aditivo_numero: contratoAditivos.numero,
  tamanho_bytes: contratoAnexos.tamanho_bytes,
  criado_em: contratoAnexos.criado_em,
  criado_por_nome: usuarios.nome,
};

const linhas = (db: Db) =>
  db
    .select(colunas)
    .from(contratoAnexos)
    .innerJoin(contratos, eq(contratos.id, contratoAnexos.contrato_id))
    .innerJoin(usuarios, eq(usuarios.id, contratoAnexos.criado_por))
    .leftJoin(contratoAditivos, eq(contratoAditivos.id, contratoAnexos.aditivo_id));

/** The attachments of a contract in the actor's scope, newest first. */
export const listar = (db: Db, ator: Ator, contratoId: number) =>
  linhas(db)
    .where(
      and(
        eq(contratoAnexos.contrato_id, contratoId),
        noEscopoDeClientes(ator, contratos.cliente_id),
      ),
    )
    .orderBy(desc(contratoAnexos.id));

export type LinhaDeAnexo = Awaited<ReturnType<typeof listar>>[number];

/** The attachments of several contracts in the actor's scope, newest first. */
export const listarDeVarios = (
  db: Db,
  ator: Ator,
  contratoIds: readonly number[],
  limite: number,
) =>
  db
    .select({
      ...colunas,
      contrato_id: contratoAnexos.contrato_id,
      total: sql<number>`count(*) over ()`,
    })
    .from(contratoAnexos)
    .innerJoin(contratos, eq(contratos.id, contratoAnexos.contrato_id))
    .innerJoin(usuarios, eq(usuarios.id, contratoAnexos.criado_por))
    .leftJoin(contratoAditivos, eq(contratoAditivos.id, contratoAnexos.aditivo_id))
    .where(
      and(
        inArray(contratoAnexos.contrato_id, [...contratoIds]),
        noEscopoDeClientes(ator, contratos.cliente_id),
      ),
    )
    .orderBy(desc(contratoAnexos.id))
    .limit(literal(limite));

/** One attachment of a contract in the actor's scope, with the key of its file. */
export async function ler(db: Db, ator: Ator, contratoId: number, id: number) {
  const [linha] = await db
    .select({
      id: contratoAnexos.id,
      nome: contratoAnexos.nome,
      tipo: contratoAnexos.tipo,
      chave: contratoAnexos.chave,
      midia: contratoAnexos.midia,
      aditivo_numero: contratoAditivos.numero,
      cliente_id: contratos.cliente_id,
    })
    .from(contratoAnexos)
    .innerJoin(contratos, eq(contratos.id, contratoAnexos.contrato_id))
    .leftJoin(contratoAditivos, eq(contratoAditivos.id, contratoAnexos.aditivo_id))
    .where(
      and(
        eq(contratoAnexos.id, id),
        eq(contratoAnexos.contrato_id, contratoId),
        noEscopoDeClientes(ator, contratos.cliente_id),
      ),
    );
  return linha;
}

export const contar = (db: Db, contratoId: number): Promise<number> =>
  db.$count(contratoAnexos, eq(contratoAnexos.contrato_id, contratoId));

/** Inserts an attachment, and answers its id. */
export async function inserir(db: Db, novo: typeof contratoAnexos.$inferInsert): Promise<number> {
  const [linha] = await db.insert(contratoAnexos).values(novo).returning({ id: contratoAnexos.id });
  if (!linha) throw new Error('anexo não gravado');
  return linha.id;
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(contratoAnexos).where(eq(contratoAnexos.id, id));
}
