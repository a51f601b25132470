import { type SQL, sql } from 'drizzle-orm';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { timeClientes, times } from '../times/times.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';
import {
  CONTRATO_QUE_NAO_ACABOU,
  comContratoEmVigor,
  comResponsavel,
  PESSOA_EM_USO,
  SEM_CNAE,
  SEM_ENDERECO,
} from './qualidade.repository.ts';
import { empresaRegimes } from './regimes.tables.ts';
import { empresaSocios } from './socios.tables.ts';

/** Whether contracts say anything to the actor: who may not see them reads nothing out of them. */
const veContratos = (ator: Ator) => pode(ator, 'contratos:visualizar');

const EM_VIGOR = sql`k.status_contrato = 'ATIVO'`;

/**
 * The rows `k` of contracts that cover a company, those in force unless told otherwise:
 * `comContratoEmVigor` and `comResponsavel` seen from the company, for the few of a page.
 */
const queCobrem = (ator: Ator, quais: SQL = EM_VIGOR) => sql`${contratos} k
  where ${veContratos(ator) ? sql`true` : sql`false`} and k.cliente_id = ${empresas.cliente_id}
    and ${quais}
    and (k.empresa_id is null or k.empresa_id in (${empresas.id}, ${empresas.matriz_id}))`;

const EM_USO = { pessoa: PESSOA_EM_USO, time: sql`t.ativo` };

/** Rows as a list, empty where there are none. */
const lista = (linhas: SQL, objeto: SQL, ordem: SQL) => sql`
  (select coalesce(json_agg(${objeto} order by ${ordem}), '[]'::json) from (${linhas}) x)`;

const NOMEADO = sql`json_build_object('id', x.id, 'nome', x.nome)`;
const PELO_NOME = sql`x.nome collate "pt-BR-x-icu", x.id`;

/**
 * How much of its register a company has: each thing asked for is one of the problems told of a
 * company (`qualidade.repository`), looked up for the few of a page.
 */
const percentual = (hoje: string) => {
  const tem = (linhas: SQL) => sql`exists (select 1 from ${linhas})`;
  const daMatriz = [
    tem(sql`${empresaRegimes} d where d.empresa_id = ${empresas.id} and d.desde <= ${hoje}::date`),
    tem(sql`${empresaSocios} d where d.empresa_id = ${empresas.id} and d.ate is null`),
  ];
  const deTodas = [sql`not ${SEM_ENDERECO}`, sql`not (${SEM_CNAE})`];
  const soma = (partes: SQL[]) =>
    sql.join(
      partes.map((um) => sql`(${um})::int`),
      sql` + `,
    );
  return sql`case when ${empresas.tipo} = 'filial' then (${soma(deTodas)}) * 50
    else (${soma([...deTodas, ...daMatriz])}) * 25 end`;
};

/** What a row of companies says of contract, people, teams and register. */
export const colunasDoAtendimento = (ator: Ator, hoje: string): SQL => sql`
  ${lista(
    sql`select k.id, k.numero_contrato, coalesce(k.empresa_id = ${empresas.id}, false) as dela from ${queCobrem(ator)}`,
    sql`json_build_object('id', x.id, 'numero_contrato', x.numero_contrato)`,
    sql`x.dela desc, x.id desc`,
  )} as contratos_em_vigor,
  ${lista(
    sql`select u.id, u.nome from ${usuarios} u where ${EM_USO.pessoa} and u.id in (
      select v.usuario_id from ${usuarioClientes} v
        where v.cliente_id = ${empresas.cliente_id} and v.papel = 'responsavel'
      union all select k.responsavel_id from ${queCobrem(ator, CONTRATO_QUE_NAO_ACABOU)})`,
    NOMEADO,
    PELO_NOME,
  )} as responsaveis,
  ${lista(
    sql`select t.id, t.nome from ${times} t where ${EM_USO.time} and t.id in (
      select v.time_id from ${timeClientes} v where v.cliente_id = ${empresas.cliente_id}
      union all select k.time_id from ${queCobrem(ator)})`,
    NOMEADO,
    PELO_NOME,
  )} as times,
  ${percentual(hoje)} as cadastro_percentual`;

/** Companies that a person answers for, as their row says it: a predicate over `empresas`. */
export const doResponsavel = (ator: Ator, id: number): SQL =>
  comResponsavel({}, { pessoa: sql`u.id = ${id}`, porContrato: veContratos(ator) });

/** Companies that a team has, as their row says it: a predicate over `empresas`. */
export const doTime = (ator: Ator, id: number): SQL => sql`
  exists (select 1 from ${times} t where t.id = ${id} and ${EM_USO.time})
  and (${empresas.cliente_id} in (select v.cliente_id from ${timeClientes} v where v.time_id = ${id})
    ${veContratos(ator) ? sql`or ${comContratoEmVigor({}, sql`k.time_id = ${id}`)}` : sql``})`;

type Nomeado = { id: number; nome: string };

/**
 * The active people and teams that have companies in the actor's scope, by name. Their ids are gathered
 * once, before the rows: asked of each person in turn, the links and contracts are read again for each.
 */
export async function lerQuemAtende(db: Db, ator: Ator) {
  const dosContratos = (coluna: SQL, quais: SQL) =>
    veContratos(ator)
      ? sql`union select ${coluna} from ${contratos} k
          where ${quais} and ${noEscopoDeClientes(ator, sql`k.cliente_id`)}`
      : sql``;
  const responsaveis = await db.execute<Nomeado>(sql`
    with quais (id) as materialized (
      select v.usuario_id from ${usuarioClientes} v
        where v.papel = 'responsavel' and ${noEscopoDeClientes(ator, sql`v.cliente_id`)}
      ${dosContratos(sql`k.responsavel_id`, CONTRATO_QUE_NAO_ACABOU)})
    select u.id, u.nome from ${usuarios} u join (select distinct id from quais) q on q.id = u.id
    where ${EM_USO.pessoa} order by u.nome collate "pt-BR-x-icu", u.id`);
  const dosTimes = await db.execute<Nomeado>(sql`
    with quais (id) as materialized (
      select v.time_id from ${timeClientes} v where ${noEscopoDeClientes(ator, sql`v.cliente_id`)}
      ${dosContratos(sql`k.time_id`, EM_VIGOR)})
    select t.id, t.nome from ${times} t join (select distinct id from quais) q on q.id = t.id
    where ${EM_USO.time} order by t.nome collate "pt-BR-x-icu", t.id`);
  return { responsaveis: responsaveis.rows, times: dosTimes.rows };
}
