import type { NovaVisao } from '@dominio/contrato/visoes-salvas';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import type { Db } from '../../platform/db.ts';
import { TRAVAS_DA_PESSOA } from '../../platform/travas.ts';
import type { Escrita } from '../../platform/versao.ts';
import { visoesSalvas } from './visoes-salvas.tables.ts';

const colunas = {
  id: visoesSalvas.id,
  tabela: visoesSalvas.tabela,
  nome: visoesSalvas.nome,
  consulta: visoesSalvas.consulta,
  colunas: visoesSalvas.colunas,
  densidade: visoesSalvas.densidade,
  versao: visoesSalvas.versao,
};

const doAtor = (ator: Ator) => eq(visoesSalvas.usuario_id, ator.usuarioId);

/** The caller's views, of one table or of all, by name. */
export function listar(db: Db, ator: Ator, tabela?: string) {
  return db
    .select(colunas)
    .from(visoesSalvas)
    .where(and(doAtor(ator), tabela === undefined ? undefined : eq(visoesSalvas.tabela, tabela)))
    .orderBy(asc(sql`${visoesSalvas.nome} collate "pt-BR-x-icu"`), asc(visoesSalvas.id));
}

/** Makes this transaction the only one that changes the caller's views. */
export async function travar(db: Db, ator: Ator): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(${TRAVAS_DA_PESSOA.visoesSalvas}, ${ator.usuarioId}::int)`,
  );
}

export const contar = (db: Db, ator: Ator): Promise<number> =>
  db.$count(visoesSalvas, doAtor(ator));

export async function ler(db: Db, ator: Ator, id: number) {
  const [linha] = await db
    .select(colunas)
    .from(visoesSalvas)
    .where(and(doAtor(ator), eq(visoesSalvas.id, id)));
  return linha;
}

/** Whether another of the caller's views of the table has this name, ignoring accents and case. */
export async function nomeEmUso(
  db: Db,
  ator: Ator,
  { tabela, nome, menos }: { tabela: string; nome: string; menos: number | null },
): Promise<boolean> {
  const achadas = await db.$count(
    visoesSalvas,
    and(
      doAtor(ator),
      eq(visoesSalvas.tabela, tabela),
      sql`busca(${visoesSalvas.nome}) = busca(${nome})`,
      menos === null ? undefined : ne(visoesSalvas.id, menos),
    ),
  );
  return achadas > 0;
}

export async function inserir(db: Db, ator: Ator, nova: NovaVisao) {
  const [linha] = await db
    .insert(visoesSalvas)
    .values({ ...nova, usuario_id: ator.usuarioId })
    .returning(colunas);
  if (!linha) throw new Error('a visão não foi gravada');
  return linha;
}

export async function atualizar(
  db: Db,
  ator: Ator,
  id: number,
  campos: Partial<Omit<NovaVisao, 'tabela'>>,
  escrita: Escrita,
) {
  const [linha] = await db
    .update(visoesSalvas)
    .set({ ...campos, ...escrita, versao: sql`${visoesSalvas.versao} + 1` })
    .where(and(doAtor(ator), eq(visoesSalvas.id, id)))
    .returning(colunas);
  if (!linha) throw new Error('a visão não foi gravada');
  return linha;
}

/** @returns whether a view was deleted. */
export async function excluir(db: Db, ator: Ator, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(visoesSalvas)
    .where(and(doAtor(ator), eq(visoesSalvas.id, id)));
  return (rowCount ?? 0) > 0;
}
