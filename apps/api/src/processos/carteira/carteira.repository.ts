import type { PessoaAfetada } from '@dominio/contrato/times-carteira';
import { sql } from 'drizzle-orm';
import {
  agendamentoParticipantes,
  agendamentos,
} from '../../modules/agendamentos/agendamentos.tables.ts';
import { clientes } from '../../modules/clientes/clientes.tables.ts';
import { grupoClientes, grupos } from '../../modules/grupos/grupos.tables.ts';
import { timeClientes } from '../../modules/times/times.tables.ts';
import {
  usuarioClientes,
  usuarioGrupos,
  usuarios,
} from '../../modules/usuarios/usuarios.tables.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { type Db, literal } from '../../platform/db.ts';

interface Mudanca {
  readonly de: number;
  readonly para: number;
  readonly saem: readonly number[];
  readonly entram: readonly number[];
}

const lista = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::bigint[]`;

/**
 * Members of the two teams who see clients by their team, with how many they begin to see and see no
 * more: whoever sees every client, or these by a link or a group of their own, sees what they saw.
 */
export async function pessoasAfetadas(
  db: Db,
  { de, para, saem, entram }: Mudanca,
): Promise<PessoaAfetada[]> {
  const { rows } = await db.execute<PessoaAfetada & Record<string, unknown>>(sql`
    with pessoa as (
      select u.id, u.nome, u.time_id,
        case when u.time_id = ${para} then ${lista(entram)} else ${lista(saem)} end as mudam,
        array(select u.grupo_id union
          select ug.grupo_id from ${usuarioGrupos} ug where ug.usuario_id = u.id) as grupo_ids
      from ${usuarios} u
      where u.time_id in (${de}, ${para}) and u.client_id is null and u.situacao <> 'desligado'
    ), pelo_time as (
      select p.* from pessoa p where (
        select bool_or(g.can_see_team_clients) and not bool_or(g.can_see_all_clients)
        from ${grupos} g where g.id = any(p.grupo_ids))
    ), contada as (
      select p.id, p.nome, p.time_id, cardinality(p.mudam) - (
        select count(*) from (
          select v.cliente_id from ${usuarioClientes} v
          where v.usuario_id = p.id and v.cliente_id = any(p.mudam)
          union
          select v.cliente_id from ${grupoClientes} v
          where v.grupo_id = any(p.grupo_ids) and v.cliente_id = any(p.mudam)
        ) proprios) as clientes
      from pelo_time p
    )
    select id, nome,
      case when time_id = ${para} then clientes else 0 end::int as ganha,
      case when time_id = ${de} then clientes else 0 end::int as perde
    from contada where clientes > 0
    order by nome collate "pt-BR-x-icu", id`);
  return rows.map(({ id, nome, ganha, perde }) => ({ id: Number(id), nome, ganha, perde }));
}

interface Afetados {
  readonly clientes: readonly number[];
  readonly pessoas: readonly number[];
  readonly agora: Date;
}

/** Appointments after `agora` with these clients in which one of these people takes part. */
export async function contarAgendamentos(
  db: Db,
  { clientes, pessoas, agora }: Afetados,
): Promise<number> {
  if (clientes.length === 0 || pessoas.length === 0) return 0;
  return db.$count(
    agendamentos,
    sql`${agendamentos.cliente_id} = any(${lista(clientes)}) and not ${agendamentos.excluido}
      and ${agendamentos.status} = 'AGENDADO'
      and ${agendamentos.data_hora_inicio} > ${agora.toISOString()}::timestamptz
      and exists (select 1 from ${agendamentoParticipantes} p
        where p.agendamento_id = ${agendamentos.id} and p.participa
          and p.usuario_id = any(${lista(pessoas)}))`,
  );
}

interface AgendamentoAfetado extends Record<string, unknown> {
  id: number;
  titulo: string | null;
  inicio: string;
  cliente_nome: string;
  perdem: string[];
}

/**
 * The soonest appointments that `contarAgendamentos` counts, with those of these people who take
 * part. The title is for who may read the appointment (decisoes.md §5).
 */
export async function listarAgendamentos(
  db: Db,
  ator: Ator,
  { clientes: ids, pessoas, agora, limite }: Afetados & { readonly limite: number },
) {
  if (ids.length === 0 || pessoas.length === 0) return [];
  const le = sql`(${ator.administrador} and not a.privado) or exists (
    select 1 from ${agendamentoParticipantes} m
    where m.agendamento_id = a.id and m.usuario_id = ${ator.usuarioId}
      and not (a.privado and ${ator.visita !== null}))`;
  const { rows } = await db.execute<AgendamentoAfetado>(sql`
    select a.id, case when ${le} then a.titulo end as titulo, a.data_hora_inicio as inicio,
      c.nome as cliente_nome,
      array_agg(u.nome order by u.nome collate "pt-BR-x-icu", u.id) as perdem
    from ${agendamentos} a
    join ${clientes} c on c.id = a.cliente_id
    join ${agendamentoParticipantes} p on p.agendamento_id = a.id and p.participa
      and p.usuario_id = any(${lista(pessoas)})
    join ${usuarios} u on u.id = p.usuario_id
    where a.cliente_id = any(${lista(ids)}) and not a.excluido and a.status = 'AGENDADO'
      and a.data_hora_inicio > ${agora.toISOString()}::timestamptz
    group by a.id, c.nome
    order by a.data_hora_inicio, a.id
    limit ${literal(limite)}`);
  return rows.map(({ id, titulo, inicio, cliente_nome, perdem }) => ({
    id: Number(id),
    titulo,
    inicio: new Date(inicio).toISOString(),
    cliente_nome,
    perdem,
  }));
}

/** Which of these clients a team has. */
export async function quaisDoTime(
  db: Db,
  time: number,
  clientes: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select cliente_id as id from ${timeClientes}
    where time_id = ${time} and cliente_id = any(${lista(clientes)}) order by cliente_id`);
  return rows.map(({ id }) => Number(id));
}
