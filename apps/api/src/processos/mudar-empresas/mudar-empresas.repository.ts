import type { TipoDeMudancaEmLote } from '@dominio/contrato/empresas-lote';
import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { clientes, empresas } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { empresaRegimes } from '../../modules/empresas/regimes.tables.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import type { ClienteComTags, ContratoVivo, EmpresaDoLote } from './mudar-empresas.rules.ts';

const destes = (coluna: AnyColumn | SQL, ids: readonly number[]): SQL =>
  sql`${coluna} = any(${sql.param([...ids])}::bigint[])`;

/** How many of these clients are in the actor's scope. */
export const contarClientes = (db: Db, ator: Ator, ids: readonly number[]): Promise<number> =>
  db.$count(
    clientes,
    sql`${destes(clientes.id, ids)} and ${noEscopoDeClientes(ator, clientes.id)}`,
  );

/** The companies, of clients in the actor's scope, by name. */
export const lerEmpresas = (db: Db, ator: Ator, ids: readonly number[]): Promise<EmpresaDoLote[]> =>
  db
    .select({
      id: empresas.id,
      cliente_id: empresas.cliente_id,
      razao_social: empresas.razao_social,
      data_abertura: empresas.data_abertura,
      status: empresas.status,
      status_desde: empresas.status_desde,
      status_motivo: empresas.status_motivo,
      versao: empresas.versao,
    })
    .from(empresas)
    .where(sql`${destes(empresas.id, ids)} and ${noEscopoDeClientes(ator, empresas.cliente_id)}`)
    .orderBy(sql`${empresas.razao_social} collate "pt-BR-x-icu"`, empresas.id);

export const lerClientes = (db: Db, ids: readonly number[]): Promise<ClienteComTags[]> =>
  db
    .select({
      id: clientes.id,
      nome: clientes.nome,
      tags: clientes.tags,
      versao: clientes.versao,
    })
    .from(clientes)
    .where(destes(clientes.id, ids));

/** A contract that has not ended. */
export const vivo = sql`${contratos.status_contrato} not in ('ENCERRADO', 'CANCELADO')`;

/** The contracts of companies that have not ended. */
export const lerContratos = (db: Db, empresaIds: readonly number[]): Promise<ContratoVivo[]> =>
  db
    .select({
      id: contratos.id,
      empresa_id: sql<number>`${contratos.empresa_id}`,
      cliente_id: contratos.cliente_id,
      versao: contratos.versao,
      responsavel_id: contratos.responsavel_id,
      time_id: contratos.time_id,
    })
    .from(contratos)
    .where(sql`${destes(contratos.empresa_id, empresaIds)} and ${vivo}`);

/** The regimes of companies, the oldest first. */
export const lerRegimes = (db: Db, empresaIds: readonly number[]) =>
  db
    .select({
      id: empresaRegimes.id,
      empresa_id: empresaRegimes.empresa_id,
      regime: empresaRegimes.regime,
      desde: empresaRegimes.desde,
    })
    .from(empresaRegimes)
    .where(destes(empresaRegimes.empresa_id, empresaIds))
    .orderBy(empresaRegimes.empresa_id, empresaRegimes.desde);

/** Which record a change is of, and by which company it is found. */
const DONOS = {
  tags: {
    tabela: clientes,
    da: sql`id in (select e.cliente_id from ${empresas} e where `,
    de: sql`e.id`,
  },
  responsavel: { tabela: contratos, da: sql`(`, de: sql`empresa_id` },
  time: { tabela: contratos, da: sql`(`, de: sql`empresa_id` },
  regime: { tabela: empresas, da: sql`(`, de: sql`id` },
  status: { tabela: empresas, da: sql`(`, de: sql`id` },
} as const;

/** Holds what a change of these companies writes until the transaction ends, in the order of ids. */
export async function travarDas(
  db: Db,
  tipo: TipoDeMudancaEmLote,
  empresaIds: readonly number[],
): Promise<void> {
  const { tabela, da, de } = DONOS[tipo];
  await db.execute(
    sql`select id from ${tabela} where ${da}${destes(de, empresaIds)}) order by id for update`,
  );
}

/** A record that was changed, as it is now. */
export interface Atual extends Record<string, unknown> {
  readonly id: number;
  readonly cliente_id: number;
  readonly nome: string;
  readonly versao: number;
  readonly alterado_por: number | null;
  /** As the database writes it. */
  readonly atualizado_em: string;
}

const ATUAIS: Readonly<Record<TipoDeMudancaEmLote, SQL>> = {
  tags: sql`select id, id as cliente_id, nome, versao, alterado_por, atualizado_em
    from ${clientes} r where`,
  responsavel: sql`select id, cliente_id, 'O contrato ' || numero_contrato as nome, versao,
    alterado_por, atualizado_em from ${contratos} r where`,
  time: sql`select id, cliente_id, 'O contrato ' || numero_contrato as nome, versao,
    alterado_por, atualizado_em from ${contratos} r where`,
  regime: sql`select r.id, e.cliente_id, e.razao_social as nome, r.versao,
    r.alterado_por, r.atualizado_em
    from ${empresaRegimes} r join ${empresas} e on e.id = r.empresa_id where`,
  status: sql`select id, cliente_id, razao_social as nome, versao, alterado_por, atualizado_em
    from ${empresas} r where`,
};

/** Records that a change of many wrote, held until the transaction ends, in the order of ids. */
export async function travarMudados(
  db: Db,
  tipo: TipoDeMudancaEmLote,
  ids: readonly number[],
): Promise<Atual[]> {
  const { rows } = await db.execute<Atual>(
    sql`${ATUAIS[tipo]} ${destes(sql`r.id`, ids)} order by r.id for update`,
  );
  return rows;
}

const CAMPOS = {
  tags: { tabela: clientes, colunas: sql`tags text[]`, escreve: sql`tags = novo.tags` },
  responsavel: {
    tabela: contratos,
    colunas: sql`responsavel_id bigint`,
    escreve: sql`responsavel_id = novo.responsavel_id`,
  },
  time: { tabela: contratos, colunas: sql`time_id bigint`, escreve: sql`time_id = novo.time_id` },
  status: {
    tabela: empresas,
    colunas: sql`status text, status_desde date, status_motivo text`,
    escreve: sql`status = novo.status, status_desde = novo.status_desde,
      status_motivo = novo.status_motivo`,
  },
} as const;

/** The fields that a record gets, under the version that it has. */
export interface Novo extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly versao: number;
}

/**
 * Writes the fields of each of these records, in one statement.
 *
 * @returns whether all of them had the version that was read.
 */
export async function gravar(
  db: Db,
  tipo: keyof typeof CAMPOS,
  novos: readonly Novo[],
  { alterado_por, atualizado_em }: Escrita,
): Promise<boolean> {
  const { tabela, colunas, escreve } = CAMPOS[tipo];
  const { rowCount } = await db.execute(sql`
    update ${tabela} set ${escreve}, versao = ${tabela.versao} + 1,
      alterado_por = ${alterado_por}, atualizado_em = ${atualizado_em.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(novos)}::jsonb)
      as novo (id bigint, versao integer, ${colunas})
    where ${tabela.id} = novo.id and ${tabela.versao} = novo.versao`);
  return rowCount === novos.length;
}

/** Has a regime begin in companies, and answers the rows. */
export async function iniciarRegimes(
  db: Db,
  empresaIds: readonly number[],
  { regime, desde }: InicioDeRegime,
): Promise<{ id: number; empresa_id: number; versao: number }[]> {
  const { rows } = await db.execute<{ id: number; empresa_id: number; versao: number }>(sql`
    insert into ${empresaRegimes} (empresa_id, regime, desde)
    select empresa_id, ${regime}, ${desde}::date
    from unnest(${sql.param([...empresaIds])}::bigint[]) as de (empresa_id)
    returning id, empresa_id, versao`);
  return rows;
}

export async function excluirRegimes(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(empresaRegimes).where(destes(empresaRegimes.id, ids));
}
