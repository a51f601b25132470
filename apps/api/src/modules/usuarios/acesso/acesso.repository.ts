import { GRUPO } from '@dominio/contrato/permissoes';
import {
  type EquipeDoCliente,
  type OrigemDoAcesso,
  PAPEIS_DO_VINCULO,
} from '@dominio/contrato/usuarios-acesso';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Ator, pode } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import type { Db } from '../../../platform/db.ts';
import { ausencias } from '../../ausencias/ausencias.tables.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { grupoClientes, grupoPermissoes, grupos, permissoes } from '../../grupos/grupos.tables.ts';
import { timeClientes, times } from '../../times/times.tables.ts';
import { visivel } from '../cadastro/cadastro.repository.ts';
import { usuarioClientes, usuarioGrupos, usuarioPermissoes, usuarios } from '../usuarios.tables.ts';

/** The people whose rights are asked for: one, or everybody active. */
export type Quem = number | 'ativos';

const quemE = (quem: Quem): SQL =>
  quem === 'ativos' ? sql`u.situacao = 'ativo'` : sql`u.id = ${quem}`;

/** The staff among these people, each with all their groups. */
const equipe = (quem: Quem) => sql`
  equipe as (
    select u.id as usuario_id, g.id, g.nome, g.id = ${GRUPO.administrador} as administra,
      g.can_see_all_clients, g.can_see_team_clients
    from ${usuarios} u join ${grupos} g on g.id = u.grupo_id or g.id in (
      select ug.grupo_id from ${usuarioGrupos} ug where ug.usuario_id = u.id)
    where u.client_id is null and ${quemE(quem)})`;

/** A reason why a person has access (`OrigemDoAcesso`), with the person. */
export type Linha = OrigemDoAcesso & Record<string, unknown> & { usuario_id: number };
export type LinhaDePermissao = Linha & { permissao_id: number };
/** `cliente_id` is null where the reason gives every client. */
export type LinhaDeCliente = Linha & { cliente_id: number | null };

const doPedido = (pedido: string): SQL => {
  const [modulo = '', acao] = pedido.split(':', 2);
  return acao === undefined
    ? sql`p.acao = ${modulo}`
    : sql`p.modulo = ${modulo} and p.acao = ${acao}`;
};

/**
 * The reasons of people's permissions: the rules of a session's rights (`ator.service.ts`), row by
 * row.
 *
 * @param pedido `modulo:acao`, or an action alone; absent, the whole catalogue.
 */
export async function origensDasPermissoes(
  db: Db,
  quem: Quem,
  pedido?: string,
): Promise<LinhaDePermissao[]> {
  const { rows } = await db.execute<LinhaDePermissao>(sql`
    with ${equipe(quem)},
    quais as (select p.id from ${permissoes} p where ${pedido === undefined ? sql`true` : doPedido(pedido)})
    select e.usuario_id, q.id as permissao_id, e.id, e.nome, null as papel,
      case when e.administra then 'admin' else 'grupo' end as tipo,
      case when e.administra then 'administrador' else 'grupo' end as motivo
    from equipe e cross join quais q
    where e.administra or exists (
      select 1 from ${grupoPermissoes} gp where gp.grupo_id = e.id and gp.permissao_id = q.id)
    union all
    select u.id, q.id, u.id, u.nome, null, 'usuario', 'direta'
    from ${usuarioPermissoes} up join quais q on q.id = up.permissao_id
    join ${usuarios} u on u.id = up.usuario_id
    where u.client_id is null and ${quemE(quem)}
    order by tipo, nome, id`);
  return rows;
}

/**
 * The reasons why people see clients: the rules of `noEscopoDeClientes`, row by row.
 *
 * @param quais which clients, as a condition on the column with the id.
 * @param hoje the day whose absences make people substitutes.
 */
export async function origensDosClientes(
  db: Db,
  quem: Quem,
  quais: (clienteId: SQL) => SQL,
  hoje: string,
): Promise<LinhaDeCliente[]> {
  const { rows } = await db.execute<LinhaDeCliente>(sql`
    with ${equipe(quem)}
    select e.usuario_id, null::bigint as cliente_id, e.id, e.nome, null as papel,
      case when e.administra then 'admin' else 'grupo' end as tipo,
      case when e.administra then 'administrador' else 'todos_os_clientes' end as motivo
    from equipe e where e.administra or e.can_see_all_clients
    union all
    select e.usuario_id, gc.cliente_id, e.id, e.nome, null, 'grupo', 'cliente_do_grupo'
    from equipe e join ${grupoClientes} gc on gc.grupo_id = e.id where ${quais(sql`gc.cliente_id`)}
    union all
    select u.id, tc.cliente_id, t.id, t.nome, null, 'time', 'cliente_do_time'
    from ${usuarios} u join ${times} t on t.id = u.time_id
    join ${timeClientes} tc on tc.time_id = t.id
    where ${quemE(quem)} and ${quais(sql`tc.cliente_id`)} and exists (
      select 1 from equipe e where e.usuario_id = u.id and e.can_see_team_clients)
    union all
    select u.id, uc.cliente_id, u.id, u.nome, uc.papel, 'usuario', 'vinculo'
    from ${usuarioClientes} uc join ${usuarios} u on u.id = uc.usuario_id
    where u.client_id is null and ${quemE(quem)} and ${quais(sql`uc.cliente_id`)}
    union all
    select u.id, uc.cliente_id, fora.id, fora.nome, uc.papel, 'usuario', 'substituicao'
    from ${ausencias} a join ${usuarios} u on u.id = a.substituto_id
    join ${usuarios} fora on fora.id = a.usuario_id
    join ${usuarioClientes} uc on uc.usuario_id = a.usuario_id
    where a.inicio <= ${hoje} and a.fim >= ${hoje} and u.client_id is null and ${quemE(quem)}
      and ${quais(sql`uc.cliente_id`)}
    union all
    select u.id, u.client_id, u.id, u.nome, null, 'usuario', 'empresa'
    from ${usuarios} u
    where u.client_id is not null and ${quemE(quem)} and ${quais(sql`u.client_id`)}
    order by tipo, nome, id`);
  return rows;
}

/** The permissions of the catalogue that `pedido` names; absent, all of them. */
export async function quaisPermissoes(db: Db, pedido?: string) {
  const { rows } = await db.execute<{
    id: number;
    modulo: string;
    acao: string;
    nome: string;
    critica: boolean;
  }>(sql`
    select p.id, p.modulo, p.acao, p.nome, p.critica from ${permissoes} p
    where ${pedido === undefined ? sql`true` : doPedido(pedido)} order by p.modulo, p.id`);
  return rows;
}

/** Clients with these ids, by name. */
export const nomesDosClientes = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: clientes.id, nome: clientes.nome })
        .from(clientes)
        .where(inArray(clientes.id, [...ids]))
        .orderBy(sql`${clientes.nome} collate "pt-BR-x-icu"`, clientes.id);

/** Only this client, without a check of scope: the service has made it. */
export const soEste = (id: number) => (coluna: SQL) => sql`${coluna} = ${id}`;

/** The clients that the actor may ask about: those in scope; for a client's person, their own. */
export const aoAlcanceDe = (ator: Ator) => (coluna: SQL) =>
  ator.clienteId === null ? noEscopoDeClientes(ator, coluna) : sql`${coluna} = ${ator.clienteId}`;

/**
 * Active people linked to a client of this person: a client to which the person is linked or
 * belongs, among those that the actor may ask about.
 */
export async function equipeDosClientes(db: Db, ator: Ator, usuarioId: number) {
  const { rows } = await db.execute<EquipeDoCliente & Record<string, unknown>>(sql`
    select c.id as cliente_id, c.nome as cliente_nome, uc.papel,
      json_agg(json_build_object('id', u.id, 'nome', u.nome)
        order by u.nome collate "pt-BR-x-icu", u.id) as usuarios
    from ${clientes} c join ${usuarioClientes} uc on uc.cliente_id = c.id
    join ${usuarios} u on u.id = uc.usuario_id and u.situacao = 'ativo'
    where ${aoAlcanceDe(ator)(sql`c.id`)} and c.id in (
      select cliente_id from ${usuarioClientes} where usuario_id = ${usuarioId}
      union all select client_id from ${usuarios} where id = ${usuarioId})
    group by c.id, uc.papel
    order by c.nome collate "pt-BR-x-icu", c.id,
      array_position(${sql.param([...PAPEIS_DO_VINCULO])}::text[], uc.papel)`);
  return rows;
}

/** A person about whom the actor may ask: the actor, or somebody in the actor's register. */
export async function lerPessoa(db: Db, ator: Ator, id: number) {
  const outra = pode(ator, 'usuarios:visualizar') ? visivel(ator) : sql`false`;
  const [linha] = await db
    .select({ id: usuarios.id, client_id: usuarios.client_id, situacao: usuarios.situacao })
    .from(usuarios)
    .where(and(eq(usuarios.id, id), or(eq(usuarios.id, ator.usuarioId), outra)));
  return linha;
}

/** Those of these people who are in the actor's register, by name. */
export const lerPessoas = (db: Db, ator: Ator, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: usuarios.id,
          nome: usuarios.nome,
          avatar_chave: usuarios.avatar_chave,
          grupo_nome: grupos.nome,
        })
        .from(usuarios)
        .innerJoin(grupos, eq(grupos.id, usuarios.grupo_id))
        .where(and(inArray(usuarios.id, [...ids]), visivel(ator)))
        .orderBy(sql`${usuarios.nome} collate "pt-BR-x-icu"`, usuarios.id);
