import type { EstadoDaLinha } from '@dominio/contrato/empresas-importacao';
import { and, desc, eq, gt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import { emPartes } from '../../../platform/conjuntos.ts';
import { type Db, literal, pulando } from '../../../platform/db.ts';
import type { LinhaLida } from '../../../platform/planilhas/leitura.ts';
import {
  importacoesDeEmpresas as importacoes,
  linhasDaImportacao as linhas,
} from './importacao.tables.ts';
import type { LinhaConferida } from './linha.rules.ts';

export type Importacao = typeof importacoes.$inferSelect;
type LinhaGravada = typeof linhas.$inferSelect;

/** Rows of one statement. */
const LOTE = 1_000;

/** A person's own import, kept since `desde` or later. */
const sua = (ator: Ator, desde: Date, id?: number) =>
  and(
    eq(importacoes.usuario_id, ator.usuarioId),
    gt(importacoes.criado_em, desde),
    ...(id === undefined ? [] : [eq(importacoes.id, id)]),
  );

export const listar = (db: Db, ator: Ator, desde: Date): Promise<Importacao[]> =>
  db
    .select()
    .from(importacoes)
    .where(sua(ator, desde))
    .orderBy(desc(importacoes.criado_em), desc(importacoes.id));

export async function ler(db: Db, ator: Ator, id: number, desde: Date) {
  const [uma] = await db
    .select()
    .from(importacoes)
    .where(sua(ator, desde, id));
  return uma;
}

/** Holds an import until the transaction ends; ends with 55P03 where another one holds it. */
export async function segurar(db: Db, ator: Ator, id: number, desde: Date) {
  const [uma] = await db
    .select()
    .from(importacoes)
    .where(sua(ator, desde, id))
    .for('update', { noWait: true });
  return uma;
}

/** Inserts an import with its rows. */
export async function inserir(
  db: Db,
  nova: typeof importacoes.$inferInsert,
  lidas: readonly LinhaLida[],
): Promise<number> {
  const [uma] = await db.insert(importacoes).values(nova).returning({ id: importacoes.id });
  if (!uma) throw new Error('importação não gravada');
  for (const lote of emPartes(lidas, LOTE)) {
    await db.execute(sql`
      insert into ${linhas} (importacao_id, numero, celulas)
      select ${uma.id}, x.numero, x.celulas
      from jsonb_to_recordset(${JSON.stringify(lote)}::jsonb) as x(numero int, celulas jsonb)`);
  }
  return uma.id;
}

/** Deletes a person's imports but the newest. */
export async function manterSo(db: Db, ator: Ator, quantas: number): Promise<void> {
  const novas = db
    .select({ id: importacoes.id })
    .from(importacoes)
    .where(eq(importacoes.usuario_id, ator.usuarioId))
    .orderBy(desc(importacoes.criado_em), desc(importacoes.id))
    .limit(literal(quantas));
  await db
    .delete(importacoes)
    .where(and(eq(importacoes.usuario_id, ator.usuarioId), notInArray(importacoes.id, novas)));
}

export async function mudar(
  db: Db,
  id: number,
  mudanca: Partial<Pick<Importacao, 'campos' | 'etapa' | 'gravado_em' | 'mudanca_id'>>,
): Promise<void> {
  await db.update(importacoes).set(mudanca).where(eq(importacoes.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(importacoes).where(eq(importacoes.id, id));
}

/** Deletes what was sent until an instant. */
export async function limpar(db: Db, ate: Date): Promise<void> {
  await db.delete(importacoes).where(lte(importacoes.criado_em, ate));
}

/** The rows after a number, in their order, as many as one statement takes. */
export const lerLote = (db: Db, id: number, depoisDe: number): Promise<LinhaGravada[]> =>
  db
    .select()
    .from(linhas)
    .where(and(eq(linhas.importacao_id, id), gt(linhas.numero, depoisDe)))
    .orderBy(linhas.numero)
    .limit(literal(LOTE));

/** The first rows, to show what a column holds. */
export const lerPrimeiras = (db: Db, id: number, quantas: number): Promise<LinhaGravada[]> =>
  db
    .select()
    .from(linhas)
    .where(eq(linhas.importacao_id, id))
    .orderBy(linhas.numero)
    .limit(literal(quantas));

/** Keeps what was found of each row. */
export async function gravarConferencia(
  db: Db,
  id: number,
  conferidas: readonly LinhaConferida[],
): Promise<void> {
  for (const lote of emPartes(conferidas, LOTE)) {
    const valores = lote.map(({ escrita: _e, matriz: _m, ...linha }) => linha);
    await db.execute(sql`
      update ${linhas} l set estado = x.estado, cliente_id = x.cliente_id,
        empresa_id = x.empresa_id, empresa_versao = x.empresa_versao,
        problemas = x.problemas, mudancas = x.mudancas
      from jsonb_populate_recordset(null::importacoes_empresas_linhas, ${JSON.stringify(valores)}::jsonb) x
      where l.importacao_id = ${id} and l.numero = x.numero`);
  }
}

export interface LinhaVista extends Record<string, unknown> {
  numero: number;
  celulas: LinhaGravada['celulas'];
  estado: EstadoDaLinha;
  cliente_nome: string | null;
  problemas: LinhaGravada['problemas'];
  mudancas: LinhaGravada['mudancas'];
  /** Whether it is about a client that the person no longer sees, of which nothing is told. */
  perdida: boolean;
}

const PERDIDA = sql`(l.cliente_id is not null and c.id is null)`;
const ESTADO = sql`(case when ${PERDIDA} then 'erro' else l.estado end)`;

/** The checked rows of an import, as far as the actor sees their clients. */
const deLinhas = (ator: Ator, id: number): SQL => sql`${linhas} l
  left join clientes c on c.id = l.cliente_id and ${noEscopoDeClientes(ator, sql`c.id`)}
  where l.importacao_id = ${id} and l.estado is not null`;

interface Recorte {
  readonly estado?: EstadoDaLinha | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A page of the checked rows, in the order of the file. */
export async function listarLinhas(
  db: Db,
  ator: Ator,
  id: number,
  { estado, page, limit }: Recorte,
): Promise<LinhaVista[]> {
  const { rows } = await db.execute<LinhaVista>(sql`
    select l.numero, l.celulas, ${ESTADO} as estado, c.nome as cliente_nome, l.problemas, l.mudancas,
      ${PERDIDA} as perdida
    from ${deLinhas(ator, id)} ${estado ? sql`and ${ESTADO} = ${estado}` : sql``}
    order by l.numero limit ${literal(limit)} offset ${pulando((page - 1) * limit)}`);
  return rows;
}

/** How many rows there are in each state. */
export async function contarEstados(db: Db, ator: Ator, id: number) {
  const { rows } = await db.execute<{ estado: EstadoDaLinha; total: number }>(sql`
    select ${ESTADO} as estado, count(*) as total from ${deLinhas(ator, id)} group by 1`);
  return new Map(rows.map(({ estado, total }) => [estado, total]));
}
