import type { DadosDeNotaInterna, FiltrosDeNotasInternas } from '@dominio/contrato/notas-internas';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { notasInternas } from './notas-internas.tables.ts';

const linhas = (db: Db) =>
  db
    .select({
      id: notasInternas.id,
      cliente_id: notasInternas.cliente_id,
      cliente_nome: clientes.nome,
      nome: notasInternas.nome,
      observacoes: notasInternas.observacoes,
      ativo: notasInternas.ativo,
      versao: notasInternas.versao,
    })
    .from(notasInternas)
    .innerJoin(clientes, eq(clientes.id, notasInternas.cliente_id));

type Filtros = Pick<FiltrosDeNotasInternas, 'termo' | 'ativo' | 'cliente_id'>;

const condicao = (ator: Ator, { termo, ativo, cliente_id }: Filtros): SQL | undefined =>
  and(
    noEscopoDeClientes(ator, notasInternas.cliente_id),
    termo
      ? or(contemTexto(notasInternas.nome, termo), contemTexto(clientes.nome, termo))
      : undefined,
    ativo === undefined ? undefined : eq(notasInternas.ativo, ativo),
    cliente_id === undefined ? undefined : eq(notasInternas.cliente_id, cliente_id),
  );

const ORDENS: Record<FiltrosDeNotasInternas['ordenar'], SQL> = {
  nome: sql`${notasInternas.nome} collate "pt-BR-x-icu"`,
  cliente: sql`${clientes.nome} collate "pt-BR-x-icu"`,
};

/** One page of those of clients in the actor's scope. */
export function listar(db: Db, ator: Ator, filtros: FiltrosDeNotasInternas) {
  const { ordenar, direcao, page, limit } = filtros;
  const sentido = direcao === 'desc' ? sql`desc` : sql`asc`;
  return linhas(db)
    .where(condicao(ator, filtros))
    .orderBy(sql`${ORDENS[ordenar]} ${sentido}`, sql`${notasInternas.id} ${sentido}`)
    .limit(limit)
    .offset((page - 1) * limit);
}

/** How many the same filters find. */
export async function contar(db: Db, ator: Ator, filtros: Filtros): Promise<number> {
  const [linha] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(notasInternas)
    .innerJoin(clientes, eq(clientes.id, notasInternas.cliente_id))
    .where(condicao(ator, filtros));
  return linha?.total ?? 0;
}

const umDoAtor = (ator: Ator, id: number) =>
  and(eq(notasInternas.id, id), noEscopoDeClientes(ator, notasInternas.cliente_id));

/** One of a client in the actor's scope. */
export async function ler(db: Db, ator: Ator, id: number) {
  const [linha] = await linhas(db).where(umDoAtor(ator, id));
  return linha;
}

/** Holds those of these that are in the actor's scope until the transaction ends, in the order of ids. */
export const travar = (db: Db, ator: Ator, ids: readonly number[]) =>
  db
    .select({ id: notasInternas.id, ativo: notasInternas.ativo })
    .from(notasInternas)
    .where(
      and(inArray(notasInternas.id, [...ids]), noEscopoDeClientes(ator, notasInternas.cliente_id)),
    )
    .orderBy(notasInternas.id)
    .for('update');

export async function inserir(db: Db, dados: DadosDeNotaInterna): Promise<number> {
  const [linha] = await db.insert(notasInternas).values(dados).returning({ id: notasInternas.id });
  if (!linha) throw new Error('nota interna: nothing was written');
  return linha.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<DadosDeNotaInterna>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(notasInternas)
    .set({ ...campos, ...escrita, versao: sql`${notasInternas.versao} + 1` })
    .where(eq(notasInternas.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(notasInternas).where(eq(notasInternas.id, id));
}
