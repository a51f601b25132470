import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { clientes, empresas } from '../../modules/clientes/clientes.tables.ts';
import { contasBancarias } from '../../modules/contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../../modules/contatos/contatos.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { usuarioClientes } from '../../modules/usuarios/usuarios.tables.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import type { Ido, Movimento, Preso, Situacao } from './mover-empresas.rules.ts';

const destes = (coluna: AnyColumn | SQL, ids: readonly number[]): SQL =>
  sql`${coluna} = any(${sql.param([...ids])}::bigint[])`;

/** How many of these clients are in the actor's scope. */
export async function contarClientes(db: Db, ator: Ator, ids: readonly number[]): Promise<number> {
  return db.$count(
    clientes,
    sql`${destes(clientes.id, ids)} and ${noEscopoDeClientes(ator, clientes.id)}`,
  );
}

/**
 * Holds companies and whatever goes along until the transaction ends, each kind in the order of ids:
 * contacts before companies, as whoever writes a contact does, and accounts after them, as whoever
 * deletes a company does.
 *
 * @returns the contacts that are held.
 */
export async function travar(
  db: Db,
  ids: readonly number[],
  para: number,
): Promise<ReadonlySet<number>> {
  await db.execute(sql`select id from ${clientes}
    where id = ${para} or id in (select e.cliente_id from ${empresas} e where ${destes(sql`e.id`, ids)})
    order by id for key share`);
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${contatos}
    where ${destes(sql`empresa_id`, ids)} order by id for update`);
  await db.execute(sql`select id from ${empresas}
    where ${destes(sql`id`, ids)} order by id for update`);
  await db.execute(sql`select id from ${contasBancarias}
    where ${destes(sql`empresa_id`, ids)} order by id for update`);
  return new Set(rows.map(({ id }) => id));
}

/** Why a contact stays: a substitution, a joining or an account in the client's area; else null. */
const preso = sql<Preso | null>`case
  when ${contatos.absorvido_por_id} is not null
    or exists (select 1 from contatos j where j.absorvido_por_id = ${contatos.id}) then 'juncao'
  when ${contatos.substituto_id} is not null
    or exists (select 1 from contatos s where s.substituto_id = ${contatos.id}) then 'substituicao'
  when ${contatos.usuario_id} is not null then 'acesso' end`;

/** Their head offices and branches that are not among them. */
const foraDaEscolha = (ids: readonly number[]): SQL => sql`
  with familias as materialized (select distinct coalesce(matriz_id, id) as id from ${empresas} e
    where ${destes(sql`e.id`, ids)})
  select e.id, e.razao_social, e.cnpj, e.matriz_id from ${empresas} e
  where (e.id in (select id from familias) or e.matriz_id in (select id from familias))
    and not ${destes(sql`e.id`, ids)}
  order by e.razao_social, e.id`;

/**
 * The companies, of clients in the actor's scope, and whatever names them.
 *
 * @param para the client whose people may answer for an account.
 */
export async function lerSituacao(
  db: Db,
  ator: Ator,
  ids: readonly number[],
  para: number,
): Promise<Situacao> {
  const lidas = await db
    .select({
      id: empresas.id,
      cliente_id: empresas.cliente_id,
      razao_social: empresas.razao_social,
      cnpj: empresas.cnpj,
      matriz_id: empresas.matriz_id,
      versao: empresas.versao,
    })
    .from(empresas)
    .where(sql`${destes(empresas.id, ids)} and ${noEscopoDeClientes(ator, empresas.cliente_id)}`)
    .orderBy(sql`${empresas.razao_social} collate "pt-BR-x-icu"`, empresas.id);
  const faltam = await db.execute<Situacao['faltam'][number] & Record<string, unknown>>(
    foraDaEscolha(ids),
  );
  const nomeados = await db
    .select({ empresa_id: sql<number>`${contratos.empresa_id}`, numero: contratos.numero_contrato })
    .from(contratos)
    .where(destes(contratos.empresa_id, ids))
    .orderBy(contratos.id);
  const dosContatos = await db
    .select({
      id: contatos.id,
      cliente_id: contatos.cliente_id,
      empresa_id: sql<number>`${contatos.empresa_id}`,
      nome: contatos.nome,
      versao: contatos.versao,
      preso,
    })
    .from(contatos)
    .where(destes(contatos.empresa_id, ids))
    .orderBy(contatos.id);
  const dasContas = await db
    .select({
      id: contasBancarias.id,
      cliente_id: contasBancarias.cliente_id,
      empresa_id: sql<number>`${contasBancarias.empresa_id}`,
      nome: contasBancarias.nome,
      versao: contasBancarias.versao,
      sem_cliente: sql<boolean>`${contasBancarias.responsavel_extrato_id} is not null
        and ${contasBancarias.responsavel_extrato_id} not in (
          select usuario_id from ${usuarioClientes} where cliente_id = ${para})`,
    })
    .from(contasBancarias)
    .where(destes(contasBancarias.empresa_id, ids))
    .orderBy(contasBancarias.id);
  return {
    empresas: lidas,
    faltam: faltam.rows,
    contratos: nomeados,
    contatos: dosContatos,
    contas: dasContas,
  };
}

/** Whether who answers for the statements of one of these accounts lacks the client that it had. */
export async function faltaClienteNaVolta(db: Db, contas: readonly Ido[]): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${contasBancarias} c
    join unnest(
      ${sql.param(contas.map(({ id }) => id))}::bigint[],
      ${sql.param(contas.map(({ de }) => de))}::bigint[]
    ) as volta (id, cliente_id) on volta.id = c.id
    where c.responsavel_extrato_id is not null and not exists (
      select 1 from ${usuarioClientes} u
      where u.usuario_id = c.responsavel_extrato_id and u.cliente_id = volta.cliente_id)
    limit 1`);
  return rows.length > 0;
}

/** Gives each of these records its client. */
async function darCliente(
  db: Db,
  tabela: typeof empresas | typeof contatos | typeof contasBancarias,
  idos: readonly Ido[],
  clienteDe: (um: Ido) => number,
  { alterado_por, atualizado_em }: Escrita,
): Promise<void> {
  if (idos.length === 0) return;
  await db.execute(sql`
    update ${tabela} set cliente_id = novo.cliente_id, versao = versao + 1,
      alterado_por = ${alterado_por}, atualizado_em = ${atualizado_em.toISOString()}::timestamptz
    from unnest(
      ${sql.param(idos.map(({ id }) => id))}::bigint[],
      ${sql.param(idos.map(clienteDe))}::bigint[]
    ) as novo (id, cliente_id)
    where ${tabela.id} = novo.id`);
}

/** Writes the client that companies, and what goes along, have from now on. */
export async function gravarClientes(
  db: Db,
  { empresas: delas, contas, contatos: deles }: Movimento,
  clienteDe: (um: Ido) => number,
  escrita: Escrita,
): Promise<void> {
  await darCliente(db, empresas, delas, clienteDe, escrita);
  await darCliente(db, contatos, deles, clienteDe, escrita);
  await darCliente(db, contasBancarias, contas, clienteDe, escrita);
}
