import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { type Db, literal } from '../../../platform/db.ts';
import { TRAVA_DA_AGENDA } from '../../../platform/travas.ts';
import { EXPEDIENTE_PADRAO, escritorio } from '../../escritorio/escritorio.tables.ts';
import { tiposAgendamento } from '../../tipos-agendamento/tipos-agendamento.tables.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos.tables.ts';
import { DURACAO_MAXIMA_MS, type Periodo } from '../horario/horario.rules.ts';

/** The people whose time is asked about, the period, and the appointment that is left out. */
export interface Consulta {
  readonly participantes: readonly number[];
  readonly periodo: Periodo;
  readonly exceto?: number | undefined;
}

export interface LinhaDeConflito extends Periodo {
  readonly id: number;
  readonly titulo: string;
  readonly criado_por: number;
  readonly membro: boolean;
  /** Those asked about who take part in this appointment. */
  readonly participantes: { id: number; nome: string }[];
}

/**
 * Makes this transaction the only one that books these people, until it ends. Locks in ascending
 * order, so that two transactions never wait for each other; in a statement of its own, so that the
 * next one sees what was written meanwhile (armadilhas.md).
 */
export async function travarAgendas(db: Db, participantes: readonly number[]): Promise<void> {
  if (participantes.length === 0) return;
  const chaves = [...new Set(participantes)]
    .sort((a, b) => a - b)
    .map((id) => TRAVA_DA_AGENDA + id);
  // `unnest` yields the keys in the array's order, so the locks are taken in it.
  await db.execute(
    sql`select pg_advisory_xact_lock(chave) from unnest(${sql.param(chaves)}::bigint[]) as chave`,
  );
}

const p = agendamentoParticipantes;

/**
 * Rows that take somebody's time: status AGENDADO, taking part, not declined, not deleted, of a
 * type that blocks the agenda.
 */
function queOcupam({ participantes, periodo, exceto }: Consulta): SQL | undefined {
  const instante = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  return and(
    sql`${p.usuario_id} = any(${sql.param([...participantes])}::bigint[])`,
    sql`${p.inicio} < ${instante(periodo.termino.getTime())}`,
    sql`${p.inicio} > ${instante(periodo.inicio.getTime() - DURACAO_MAXIMA_MS)}`,
    sql`${p.termino} > ${instante(periodo.inicio.getTime())}`,
    eq(p.status, 'AGENDADO'),
    p.participa,
    ne(p.resposta, 'recusado'),
    sql`not ${p.excluido}`,
    sql`coalesce(${tiposAgendamento.bloqueia_agenda}, true)`,
    exceto === undefined ? undefined : ne(agendamentos.id, exceto),
  );
}

/** The appointments that take any of these people's time in the period, soonest first. */
export function lerConflitos(db: Db, ator: Ator, consulta: Consulta): Promise<LinhaDeConflito[]> {
  return db
    .select({
      id: agendamentos.id,
      titulo: agendamentos.titulo,
      criado_por: agendamentos.criado_por,
      inicio: agendamentos.data_hora_inicio,
      termino: agendamentos.data_hora_termino,
      // Not `exists`: the planner could then hash every membership the reader ever had.
      membro: sql<boolean>`coalesce((select true from ${p} m
        where m.agendamento_id = ${agendamentos.id} and m.usuario_id = ${ator.usuarioId}), false)`,
      participantes: sql<{ id: number; nome: string }[]>`json_agg(
        json_build_object('id', ${usuarios.id}, 'nome', ${usuarios.nome})
        order by ${usuarios.nome} collate "pt-BR-x-icu", ${usuarios.id})`,
    })
    .from(p)
    .innerJoin(agendamentos, eq(agendamentos.id, p.agendamento_id))
    .innerJoin(usuarios, eq(usuarios.id, p.usuario_id))
    .leftJoin(tiposAgendamento, eq(tiposAgendamento.id, agendamentos.tipo_agendamento_id))
    .where(queOcupam(consulta))
    .groupBy(agendamentos.id)
    .orderBy(asc(agendamentos.data_hora_inicio), asc(agendamentos.id))
    .limit(literal(100));
}

/** When any of these people is busy in a period. */
export function lerOcupacao(db: Db, consulta: Consulta): Promise<Periodo[]> {
  return db
    .selectDistinct({ inicio: p.inicio, termino: p.termino })
    .from(p)
    .innerJoin(agendamentos, eq(agendamentos.id, p.agendamento_id))
    .leftJoin(tiposAgendamento, eq(tiposAgendamento.id, agendamentos.tipo_agendamento_id))
    .where(queOcupam(consulta));
}

/** The firm's working hours, the default ones until it sets its own, and where it works. */
export async function lerEscritorio(db: Db) {
  const { expediente, uf, municipio } = escritorio;
  const [linha] = await db.select({ expediente, uf, municipio }).from(escritorio);
  return linha ?? { expediente: EXPEDIENTE_PADRAO, uf: null, municipio: null };
}
