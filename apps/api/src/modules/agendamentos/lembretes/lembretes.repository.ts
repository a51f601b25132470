import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos.tables.ts';

const instante = (quando: Date) => sql`${quando.toISOString()}::timestamptz`;

/** Takes part, has not declined, and works here still. */
const participa = sql`p.participa and p.resposta <> 'recusado' and exists (
  select 1 from ${usuarios} u where u.id = p.usuario_id and u.situacao = 'ativo' and u.client_id is null)`;

const destas = (pessoas: readonly number[] | undefined) =>
  pessoas ? sql`and p.usuario_id = any(${sql.param([...pessoas])}::bigint[])` : sql``;

export interface ALembrar {
  readonly id: number;
  readonly titulo: string;
  readonly data_hora_inicio: Date;
  readonly pessoas: readonly number[];
}

const comInicio = (linha: ALembrar): ALembrar => ({
  ...linha,
  data_hora_inicio: new Date(linha.data_hora_inicio),
});

/**
 * Appointments that begin between two instants, with who takes part: none that was made later than
 * `antecedencia` minutes before it, since whoever made it so late knows of it.
 */
export async function aLembrar(
  db: Db,
  { de, ate, antecedencia }: { de: Date; ate: Date; antecedencia: number },
): Promise<ALembrar[]> {
  const { rows } = await db.execute<{ [c in keyof ALembrar]: ALembrar[c] }>(sql`
    select a.id, a.titulo, a.data_hora_inicio, json_agg(p.usuario_id order by p.usuario_id) as pessoas
    from ${agendamentos} a join ${agendamentoParticipantes} p on p.agendamento_id = a.id
    where a.data_hora_inicio > ${instante(de)} and a.data_hora_inicio <= ${instante(ate)}
      and a.status = 'AGENDADO' and not a.excluido
      and a.criado_em <= a.data_hora_inicio - ${antecedencia} * interval '1 minute'
      and ${participa}
    group by a.id
    order by a.data_hora_inicio, a.id`);
  return rows.map(comInicio);
}

interface SemDesfecho {
  readonly usuario_id: number;
  /** Null of a private one. */
  readonly titulos: readonly (string | null)[];
}

/**
 * What a message of several appointments says of one: it stands under no appointment of its own, by
 * which a private one would be left out for others ('Ver como').
 */
const tituloDito = sql`case when not a.privado then a.titulo end`;

/** Of each person, the appointments that ended between two instants and have no outcome, oldest first. */
export async function semDesfechoPorPessoa(
  db: Db,
  { de, ate, pessoas }: { de: Date; ate: Date; pessoas?: readonly number[] },
): Promise<SemDesfecho[]> {
  const { rows } = await db.execute<{ [c in keyof SemDesfecho]: SemDesfecho[c] }>(sql`
    select p.usuario_id, array_agg(${tituloDito} order by a.data_hora_inicio, a.id) as titulos
    from ${agendamentos} a join ${agendamentoParticipantes} p on p.agendamento_id = a.id
    where a.data_hora_inicio > ${instante(de)} and a.data_hora_termino <= ${instante(ate)}
      and a.status = 'AGENDADO' and not a.excluido and ${participa} ${destas(pessoas)}
    group by p.usuario_id
    order by p.usuario_id`);
  return rows;
}

interface DoDia {
  readonly usuario_id: number;
  readonly total: number;
  /** That of the first of them; null of a private one. */
  readonly titulo: string | null;
  readonly comeca: Date;
}

/** Of each of these people, the appointments that begin between two instants. */
export async function doDiaPorPessoa(
  db: Db,
  { de, ate, pessoas }: { de: Date; ate: Date; pessoas: readonly number[] },
): Promise<DoDia[]> {
  const { rows } = await db.execute<{ [c in keyof DoDia]: DoDia[c] }>(sql`
    select p.usuario_id, count(*)::int as total, min(a.data_hora_inicio) as comeca,
      (array_agg(${tituloDito} order by a.data_hora_inicio, a.id))[1] as titulo
    from ${agendamentos} a join ${agendamentoParticipantes} p on p.agendamento_id = a.id
    where a.data_hora_inicio >= ${instante(de)} and a.data_hora_inicio < ${instante(ate)}
      and a.status = 'AGENDADO' and not a.excluido and ${participa} ${destas(pessoas)}
    group by p.usuario_id order by p.usuario_id`);
  return rows.map((linha) => ({ ...linha, comeca: new Date(linha.comeca) }));
}

/**
 * Meetings of clients that begin between two instants, with the active people of each: those that their
 * area shows, private ones not, and none that was made later than `antecedencia` minutes before it.
 */
export async function reunioesALembrar(
  db: Db,
  { de, ate, antecedencia }: { de: Date; ate: Date; antecedencia: number },
): Promise<ALembrar[]> {
  const { rows } = await db.execute<{ [c in keyof ALembrar]: ALembrar[c] }>(sql`
    select a.id, a.titulo, a.data_hora_inicio, json_agg(u.id order by u.id) as pessoas
    from ${agendamentos} a join ${usuarios} u on u.client_id = a.cliente_id and u.situacao = 'ativo'
    where a.data_hora_inicio > ${instante(de)} and a.data_hora_inicio <= ${instante(ate)}
      and a.status = 'AGENDADO' and not a.excluido and not a.privado
      and a.criado_em <= a.data_hora_inicio - ${antecedencia} * interval '1 minute'
    group by a.id
    order by a.data_hora_inicio, a.id`);
  return rows.map(comInicio);
}
