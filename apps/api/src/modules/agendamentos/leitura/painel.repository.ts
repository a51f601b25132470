import { and, count, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { type Db, literal } from '../../../platform/db.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { agendamentos, agendamentoParticipantes as p } from '../agendamentos.tables.ts';
import { DURACAO_MAXIMA_MS, type Periodo } from '../horario/horario.rules.ts';
import { noPeriodo, semDesfecho } from './recorte.repository.ts';

const instante = (quando: Date) => sql`${quando.toISOString()}::timestamptz`;

const sobre = ({ inicio, termino }: Periodo): SQL =>
  sql`(${p.termino} > ${instante(inicio)} and ${p.inicio} < ${instante(termino)})`;

/**
 * How many of the actor's appointments touch each of these periods, and how many are under way;
 * cancelled ones counted apart.
 */
export async function contarDoDia(
  db: Db,
  ator: Ator,
  { hoje, semana, agora }: { hoje: Periodo; semana: Periodo; agora: Date },
) {
  const [linha] = await db
    .select({
      hoje: count(sql`case when ${sobre(hoje)} then 1 end`),
      semana: count(sql`case when ${sobre(semana)} then 1 end`),
      emAndamento: count(
        sql`case when ${p.status} = 'AGENDADO' and ${p.inicio} <= ${instante(agora)}
          and ${p.termino} > ${instante(agora)} then 1 end`,
      ),
    })
    .from(p)
    .where(
      and(
        eq(p.usuario_id, ator.usuarioId),
        // No appointment lasts longer: bounds the range of the index.
        gt(p.inicio, new Date(semana.inicio.getTime() - DURACAO_MAXIMA_MS)),
        lt(p.inicio, semana.termino),
        sql`not ${p.excluido} and ${p.participa}`,
        sql`${p.status} in ('AGENDADO', 'FINALIZADO', 'NO_SHOW')`,
      ),
    );
  return linha ?? { hoje: 0, semana: 0, emAndamento: 0 };
}

/**
 * The actor's appointments that ended since a moment and still have no outcome, newest first: those
 * that the agenda lists as such.
 */
export async function lerSemDesfecho(
  db: Db,
  ator: Ator,
  { desde, agora, limite }: { desde: Date; agora: Date; limite: number },
) {
  const coluna = { inicio: sql`${p.inicio}`, termino: sql`${p.termino}`, status: sql`${p.status}` };
  const onde = and(
    eq(p.usuario_id, ator.usuarioId),
    ...noPeriodo({ data_inicio: desde, data_fim: agora }, coluna),
    semDesfecho(coluna, agora),
    sql`not ${p.excluido} and ${p.participa}`,
    // In 'Ver como' the visitor sees the person's private appointments as busy time only.
    ator.visita
      ? sql`not (select a.privado from ${agendamentos} a where a.id = ${p.agendamento_id})`
      : undefined,
  );
  const itens = await db
    .select({
      id: agendamentos.id,
      titulo: agendamentos.titulo,
      inicio: agendamentos.data_hora_inicio,
      termino: agendamentos.data_hora_termino,
      cliente_nome: sql<string | null>`(
        select c.nome from ${clientes} c where c.id = agendamentos.cliente_id)`,
      status: agendamentos.status,
      status_em: agendamentos.status_em,
      privado: agendamentos.privado,
      criado_por: agendamentos.criado_por,
      status_por: agendamentos.status_por,
      versao: agendamentos.versao,
    })
    .from(p)
    .innerJoin(agendamentos, eq(agendamentos.id, p.agendamento_id))
    .where(onde)
    .orderBy(desc(p.inicio), desc(p.agendamento_id))
    .limit(literal(limite));
  return { itens, total: itens.length < limite ? itens.length : await db.$count(p, onde) };
}

/** Whether the actor has ever made an appointment: a creator is always a member. */
export async function jaCriou(db: Db, ator: Ator): Promise<boolean> {
  const [um] = await db
    .select({ id: p.agendamento_id })
    .from(p)
    .innerJoin(agendamentos, eq(agendamentos.id, p.agendamento_id))
    .where(and(eq(p.usuario_id, ator.usuarioId), eq(agendamentos.criado_por, ator.usuarioId)))
    .limit(literal(1));
  return um !== undefined;
}
