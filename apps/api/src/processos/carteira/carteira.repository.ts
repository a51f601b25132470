import { FUSO } from '@dominio/contrato/datas';
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

/** Whether the actor takes part in the appointment of the row; what is private is read in no visit. */
const souMembro = ({ usuarioId, visita }: Ator) => sql`(exists (
  select 1 from ${agendamentoParticipantes} m
  where m.agendamento_id = ${agendamentos.id} and m.usuario_id = ${usuarioId})
  and not (${agendamentos.privado} and ${visita !== null}))`;

/**
 * Appointments after `agora` with these clients in which one of these people takes part, but for the
 * private ones of others.
 */
const afetados = (ator: Ator, { clientes: ids, pessoas, agora }: Afetados) =>
  sql`${agendamentos.cliente_id} = any(${lista(ids)}) and not ${agendamentos.excluido}
    and ${agendamentos.status} = 'AGENDADO'
    and ${agendamentos.data_hora_inicio} > ${agora.toISOString()}::timestamptz
    and (not ${agendamentos.privado} or ${souMembro(ator)})
    and exists (select 1 from ${agendamentoParticipantes} p
      where p.agendamento_id = ${agendamentos.id} and p.participa
        and p.usuario_id = any(${lista(pessoas)}))`;

/** How many appointments a change of who sees clients reaches. */
export async function contarAgendamentos(db: Db, ator: Ator, quais: Afetados): Promise<number> {
  if (quais.clientes.length === 0 || quais.pessoas.length === 0) return 0;
  return db.$count(agendamentos, afetados(ator, quais));
}

interface AgendamentoAfetado extends Record<string, unknown> {
  id: number | null;
  titulo: string | null;
  inicio: string | null;
  dia: string;
  quantos: number;
  cliente_id: number;
  cliente_nome: string;
  perdem: string[] | null;
}

/**
 * The soonest appointments that `contarAgendamentos` counts. Its members read each, with those of these
 * people who take part; of the others' the day and how many they are is told, as on the timeline
 * (decisoes.md §5). Administrators are told what anybody is.
 */
export async function listarAgendamentos(
  db: Db,
  ator: Ator,
  { limite, ...quais }: Afetados & { readonly limite: number },
) {
  if (quais.clientes.length === 0 || quais.pessoas.length === 0) return [];
  const { rows } = await db.execute<AgendamentoAfetado>(sql`
    with lido as (
      select ${agendamentos.id} as id, ${agendamentos.titulo} as titulo,
        ${agendamentos.data_hora_inicio} as inicio, ${agendamentos.cliente_id} as cliente_id,
        (${agendamentos.data_hora_inicio} at time zone ${sql.raw(`'${FUSO}'`)})::date as dia,
        ${souMembro(ator)} as meu
      from ${agendamentos} where ${afetados(ator, quais)}
    ), dito as (
      select id, titulo, inicio, dia, cliente_id, 1 as quantos from lido where meu
      union all
      select null, null, null, dia, cliente_id, count(*) from lido where not meu
      group by dia, cliente_id
    )
    select d.id, d.titulo, d.inicio, d.dia::text as dia, d.quantos, c.id as cliente_id,
      c.nome as cliente_nome, (
      select array_agg(u.nome order by u.nome collate "pt-BR-x-icu", u.id)
      from ${agendamentoParticipantes} p join ${usuarios} u on u.id = p.usuario_id
      where p.agendamento_id = d.id and p.participa
        and p.usuario_id = any(${lista(quais.pessoas)})) as perdem
    from dito d join ${clientes} c on c.id = d.cliente_id
    order by d.dia, d.inicio nulls last, d.id, c.nome collate "pt-BR-x-icu", c.id
    limit ${literal(limite)}`);
  return rows.map(({ id, inicio, quantos, cliente_id, perdem, titulo, dia, cliente_nome }) => ({
    id: id === null ? null : Number(id),
    titulo,
    inicio: inicio === null ? null : new Date(inicio).toISOString(),
    dia,
    quantos: Number(quantos),
    cliente_id: Number(cliente_id),
    cliente_nome,
    perdem: perdem ?? [],
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
