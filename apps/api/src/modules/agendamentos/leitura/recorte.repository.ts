import type { FiltrosDoCalendario } from '@dominio/contrato/agendamentos-entrada';
import { eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { contemTexto } from '../../../platform/busca.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos.tables.ts';
import { DURACAO_MAXIMA_MS } from '../horario/horario.rules.ts';

/** The part of the agenda that a reader asks for and may see, as pieces of SQL. */
export interface Recorte {
  /** Person whose memberships are joined as `eixo`; null joins none. */
  readonly pessoa: number | SQL | null;
  /** The tables that `onde` names and no others, for counting. */
  readonly de: SQL;
  readonly onde: SQL;
  /** Start and id, in the table whose index gives the order. */
  readonly ordem: { readonly inicio: SQL; readonly id: SQL };
}

/**
 * `meus`: only appointments of which the reader is a member, even for an administrator. `agora`: the
 * moment by which those without an outcome are over.
 */
export type Filtros = FiltrosDoCalendario & { readonly meus?: boolean; readonly agora?: Date };

/** A search of fewer letters finds nothing (dominios.md §1d). */
const TERMO_MINIMO = 2;

/** The memberships, read by the index (usuario_id, inicio). */
export const eixo = alias(agendamentoParticipantes, 'eixo');

/** Whether a person is a member of the row's appointment and, with `participa`, takes part in it. */
const pertence = (usuarioId: number, participa: boolean) => sql`exists (
  select 1 from ${agendamentoParticipantes} x
  where x.agendamento_id = ${agendamentos.id} and x.usuario_id = ${usuarioId}
    ${participa ? sql`and x.participa` : sql``})`;

const instante = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;

/**
 * Overlap with a period. The lower bound on the start excludes nothing, since no appointment lasts
 * longer than a day; it makes the overlap a bounded range of the index.
 */
export function noPeriodo(
  { data_inicio, data_fim }: Pick<FiltrosDoCalendario, 'data_inicio' | 'data_fim'>,
  { inicio, termino }: { inicio: SQL; termino: SQL },
): SQL[] {
  const partes: SQL[] = [];
  if (data_inicio) {
    const ms = data_inicio.getTime();
    partes.push(sql`${termino} > ${instante(ms)}`);
    partes.push(sql`${inicio} > ${instante(ms - DURACAO_MAXIMA_MS)}`);
  }
  if (data_fim) partes.push(sql`${inicio} < ${instante(data_fim.getTime())}`);
  return partes;
}

/**
 * Private appointments of others, read by an administrator, and all private ones in 'Ver como', are
 * shown as busy time. They are left out when a filter would reveal more than that: what they are
 * about, or how they ended.
 */
function semSegredos(
  ator: Ator,
  pessoa: number | undefined,
  filtros: FiltrosDoCalendario,
): SQL | undefined {
  if (!ator.visita && (!ator.administrador || pessoa === ator.usuarioId)) return undefined;
  const { prioridade, tipo_id, sem_tipo, cliente_id, criado_por, texto, sem_desfecho } = filtros;
  const revela =
    prioridade?.length ||
    tipo_id?.length ||
    sem_tipo ||
    cliente_id ||
    criado_por ||
    texto ||
    sem_desfecho;
  return or(
    not(agendamentos.privado),
    ator.visita ? undefined : pertence(ator.usuarioId, false),
    revela ? undefined : eq(agendamentos.status, 'AGENDADO'),
  );
}

/** Over at a moment, and nobody has said how it ended. */
export const semDesfecho = (
  { status, termino }: { status: SQL; termino: SQL },
  agora = new Date(),
): SQL => sql`${status} = 'AGENDADO' and ${termino} <= ${instante(agora.getTime())}`;

const entre = <T>(coluna: SQL, valores: readonly T[] | undefined) =>
  valores && valores.length > 0 ? sql`${coluna} in ${valores}` : undefined;

/** Of one of these types, or of none where that is asked for as well. */
function doTipo({ tipo_id, sem_tipo }: Pick<Filtros, 'tipo_id' | 'sem_tipo'>): SQL | undefined {
  const deUm = entre(sql`${agendamentos.tipo_agendamento_id}`, tipo_id);
  return sem_tipo ? or(isNull(agendamentos.tipo_agendamento_id), deUm) : deUm;
}

function doTexto(texto: string | undefined): SQL | undefined {
  if (!texto) return undefined;
  if (texto.length < TERMO_MINIMO) return sql`false`;
  const { titulo, descricao, local_reuniao } = agendamentos;
  return contemTexto(
    sql`${titulo} || ' ' || coalesce(${descricao}, '') || ' ' || coalesce(${local_reuniao}, '')`,
    texto,
  );
}

/**
 * The part of the agenda that a reader may see, narrowed by filters. Everybody reads through their
 * own memberships; an administrator through those of the person asked for, else by time alone. The
 * creator is always a member (agendamentos.tables.ts), so `criado_por` uses the same index. Time,
 * status and deletion are read from the membership: without another filter, a count reads its index
 * alone.
 */
export function recortar(ator: Ator, filtros: Filtros): Recorte {
  const { participante_id, criado_por, cliente_id, status, prioridade, texto } = filtros;
  const pessoa =
    ator.administrador && !filtros.meus ? (participante_id ?? criado_por) : ator.usuarioId;
  const daLinha = [
    semSegredos(ator, pessoa, filtros),
    participante_id === undefined || participante_id === pessoa
      ? undefined
      : pertence(participante_id, true),
    criado_por === undefined ? undefined : eq(agendamentos.criado_por, criado_por),
    cliente_id === undefined ? undefined : eq(agendamentos.cliente_id, cliente_id),
    entre(sql`${agendamentos.prioridade}`, prioridade),
    doTipo(filtros),
    doTexto(texto),
  ].filter((parte) => parte !== undefined);
  const juntar = (
    {
      excluido,
      status: coluna,
      ...horario
    }: Record<'excluido' | 'status' | 'inicio' | 'termino', SQL>,
    outras: SQL[] = [],
  ) => {
    const doStatus = status === 'todos' ? undefined : entre(coluna, status);
    const doDesfecho = filtros.sem_desfecho
      ? semDesfecho({ status: coluna, termino: horario.termino }, filtros.agora)
      : doStatus;
    const doHorario = noPeriodo(filtros, horario);
    const todas = [...outras, sql`not ${excluido}`, ...doHorario, doDesfecho, ...daLinha];
    return sql.join(
      todas.filter((parte) => parte !== undefined),
      sql` and `,
    );
  };
  if (pessoa === undefined) {
    const inicio = sql`${agendamentos.data_hora_inicio}`;
    return {
      pessoa: null,
      de: sql`${agendamentos}`,
      onde: juntar({
        inicio,
        termino: sql`${agendamentos.data_hora_termino}`,
        status: sql`${agendamentos.status}`,
        excluido: sql`${agendamentos.excluido}`,
      }),
      ordem: { inicio, id: sql`${agendamentos.id}` },
    };
  }
  const inicio = sql`${eixo.inicio}`;
  const eixoSo = sql`${agendamentoParticipantes} eixo`;
  return {
    pessoa,
    de:
      daLinha.length === 0
        ? eixoSo
        : sql`${eixoSo} join ${agendamentos} on ${agendamentos.id} = ${eixo.agendamento_id}`,
    onde: juntar(
      {
        inicio,
        termino: sql`${eixo.termino}`,
        status: sql`${eixo.status}`,
        excluido: sql`${eixo.excluido}`,
      },
      [
        sql`${eixo.usuario_id} = ${pessoa}`,
        ...(participante_id === pessoa ? [sql`${eixo.participa}`] : []),
      ],
    ),
    ordem: { inicio, id: sql`${eixo.agendamento_id}` },
  };
}

/**
 * What takes a person's time in a period, whoever reads it: what they take part in and did not
 * decline, and what does take place or did.
 */
export function tempoDaPessoa(
  pessoa: SQL,
  periodo: Pick<FiltrosDoCalendario, 'data_inicio' | 'data_fim'>,
): Recorte {
  const inicio = sql`${eixo.inicio}`;
  const partes = [
    sql`${eixo.usuario_id} = ${pessoa}`,
    sql`${eixo.participa}`,
    sql`${eixo.resposta} <> 'recusado'`,
    sql`not ${eixo.excluido}`,
    sql`${eixo.status} in ('AGENDADO', 'FINALIZADO', 'NO_SHOW')`,
    ...noPeriodo(periodo, { inicio, termino: sql`${eixo.termino}` }),
  ];
  return {
    pessoa,
    de: sql`${agendamentoParticipantes} eixo`,
    onde: sql.join(partes, sql` and `),
    ordem: { inicio, id: sql`${eixo.agendamento_id}` },
  };
}
