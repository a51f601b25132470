import { SITUACOES_DO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import { FUSO } from '@dominio/contrato/datas';
import { type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, fixo } from '../../platform/db.ts';
import { agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { contratos, pesoDoContrato } from '../contratos/contratos.tables.ts';
import { timeClientes, times } from '../times/times.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';
import { clientes } from './clientes.tables.ts';

const PELO_NOME = fixo(sql`${clientes.nome} collate "pt-BR-x-icu", ${clientes.id}`);

const EM_USO = {
  pessoa: sql`u.situacao = 'ativo' and u.client_id is null`,
  time: sql`t.ativo`,
};

/** The contracts `k` that count for their client, as the list says them. */
const queContam = sql`${contratos} k where k.id = (select ${contratos.id} from ${contratos}
  where ${contratos.cliente_id} = k.cliente_id order by ${pesoDoContrato} desc, id desc limit 1)`;

/** Clients that a person answers for, by the contract that counts or by a link. */
export const doResponsavel = (id: number): SQL => sql`
  exists (select 1 from ${usuarios} u where u.id = ${id} and ${EM_USO.pessoa})
  and ${clientes.id} in (
    select v.cliente_id from ${usuarioClientes} v
      where v.usuario_id = ${id} and v.papel = 'responsavel'
    union select k.cliente_id from ${queContam} and k.responsavel_id = ${id})`;

/** Clients that a team has, by the contract that counts or by a link. */
export const doTime = (id: number): SQL => sql`
  exists (select 1 from ${times} t where t.id = ${id} and ${EM_USO.time})
  and ${clientes.id} in (
    select v.cliente_id from ${timeClientes} v where v.time_id = ${id}
    union select k.cliente_id from ${queContam} and k.time_id = ${id})`;

/** The names of the active teams that have a client, by a link or by its contract. */
export const nomesDosTimes = (cliente: SQL, contrato: SQL): SQL => sql`array(
  select t.nome from ${times} t where ${EM_USO.time} and (
    t.id in (select v.time_id from ${timeClientes} v where v.cliente_id = ${cliente})
    or t.id = (select k.time_id from ${contratos} k where k.id = ${contrato}))
  order by t.nome collate "pt-BR-x-icu", t.id)`;

type Nomeado = { id: number; nome: string };

/** What the contract that counts of each client in the actor's scope names: one reading of all of them. */
const dosContratos = (ator: Ator, coluna: SQL): SQL => sql`
  select distinct on (${contratos.cliente_id}) ${coluna} as id from ${contratos}
  where ${noEscopoDeClientes(ator, contratos.cliente_id)}
  order by ${contratos.cliente_id}, ${pesoDoContrato} desc, ${contratos.id} desc`;

/**
 * The active people and teams that clients in the actor's scope may be narrowed to, by name. Their ids
 * are gathered once, before the rows.
 */
export async function lerQuemAtende(db: Db, ator: Ator) {
  const responsaveis = await db.execute<Nomeado>(sql`
    with quais (id) as materialized (
      select v.usuario_id from ${usuarioClientes} v
        where v.papel = 'responsavel' and ${noEscopoDeClientes(ator, sql`v.cliente_id`)}
      union (${dosContratos(ator, sql`${contratos.responsavel_id}`)}))
    select u.id, u.nome from ${usuarios} u join quais on quais.id = u.id
    where ${EM_USO.pessoa} order by u.nome collate "pt-BR-x-icu", u.id`);
  const dosTimes = await db.execute<Nomeado>(sql`
    with quais (id) as materialized (
      select v.time_id from ${timeClientes} v where ${noEscopoDeClientes(ator, sql`v.cliente_id`)}
      union (${dosContratos(ator, sql`${contratos.time_id}`)}))
    select t.id, t.nome from ${times} t join quais on quais.id = t.id
    where ${EM_USO.time} order by t.nome collate "pt-BR-x-icu", t.id`);
  return { responsaveis: responsaveis.rows, times: dosTimes.rows };
}

/** What a list of clients is ordered by. */
export type OrdemDeClientes = {
  readonly por: 'nome' | 'situacao' | 'proxima_reuniao';
  readonly direcao: 'asc' | 'desc';
  readonly agora: Date;
};

const lugarDaSituacao = fixo(
  sql`array_position(array[${sql.join(
    SITUACOES_DO_CLIENTE.map((uma) => sql.raw(`'${uma}'`)),
    sql`, `,
  )}], ${clientes.situacao})`,
);

/** The day of the next meeting: by its hour, the order would tell what only its members know. */
const proximaReuniao = (agora: Date) => sql`(
  select (min(a.data_hora_inicio) at time zone ${sql.raw(`'${FUSO}'`)})::date from ${agendamentos} a
  where a.cliente_id = ${clientes.id} and a.data_hora_inicio > ${agora.toISOString()}::timestamptz
    and a.status = 'AGENDADO' and not a.excluido and not a.privado)`;

/** Order of a list; clients without what it is ordered by stand last, and equal ones by name. */
export function emOrdem(ordem?: OrdemDeClientes): SQL {
  if (!ordem) return sql`order by ${PELO_NOME}`;
  const sentido = ordem.direcao === 'desc' ? sql`desc` : sql`asc`;
  if (ordem.por === 'nome') {
    return sql`order by ${clientes.nome} collate "pt-BR-x-icu" ${sentido}, ${clientes.id} ${sentido}`;
  }
  const chave = ordem.por === 'situacao' ? lugarDaSituacao : proximaReuniao(ordem.agora);
  return sql`order by ${chave} ${sentido} nulls last, ${PELO_NOME}`;
}
