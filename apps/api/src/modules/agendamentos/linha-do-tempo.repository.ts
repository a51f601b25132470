import { OPCOES_DE_STATUS, type StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import { dataCivil, FUSO, limitesDoDia } from '@dominio/contrato/datas';
import { and, desc, eq, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo, Trecho } from '../../platform/linha-do-tempo.ts';
import { tiposAgendamento } from '../tipos-agendamento/tipos-agendamento.tables.ts';
import { agendamentoParticipantes, agendamentos } from './agendamentos.tables.ts';

const rotuloDe = (status: StatusDoAgendamento) =>
  OPCOES_DE_STATUS.find(({ valor }) => valor === status)?.rotulo ?? status;

const souMembro = ({ usuarioId }: Ator): SQL => sql`exists (
  select 1 from ${agendamentoParticipantes} m
  where m.agendamento_id = ${agendamentos.id} and m.usuario_id = ${usuarioId})`;

type Leitura = Pick<Contexto, 'ator' | 'agora'>;

/** What began with a client and is not private. */
const passados = ({ ator, agora }: Leitura, { clienteId }: Trecho) =>
  and(
    eq(agendamentos.cliente_id, clienteId),
    noEscopoDeClientes(ator, agendamentos.cliente_id),
    eq(agendamentos.excluido, false),
    eq(agendamentos.privado, false),
    lte(agendamentos.data_hora_inicio, agora()),
  );

/** The first moment of the day on which the row's appointment begins. */
const dia = sql<string>`(date_trunc('day', ${agendamentos.data_hora_inicio}
  at time zone ${sql.raw(`'${FUSO}'`)}) at time zone ${sql.raw(`'${FUSO}'`)})`;

/** The day as a number of its own: it names the entry, and no appointment. */
const numeroDoDia = sql<number>`((${agendamentos.data_hora_inicio}
  at time zone ${sql.raw(`'${FUSO}'`)})::date - date '1970-01-01')::bigint`;

interface Dia extends Record<string, unknown> {
  readonly dia: string;
  readonly numero: number;
  readonly quantos: number;
}

/**
 * The statement that reads the newest days on which others met a client. It goes from day to day
 * along the index of the client's appointments, so that it costs what the page has, however many
 * appointments the client has. Exported for a test to read its plan.
 */
export function diasDosColegas(ctx: Leitura, trecho: Trecho): SQL {
  const alheios = and(
    passados(ctx, trecho),
    not(souMembro(ctx.ator)),
    trecho.depoisDoCorte(dia, numeroDoDia),
  );
  const { data_hora_inicio: inicio } = agendamentos;
  const ultimoAntesDe = (limite: SQL) => sql`lateral (
    select ${dia} as dia, ${numeroDoDia} as numero from ${agendamentos}
    where ${alheios} and ${inicio} < ${limite} order by ${inicio} desc limit 1)`;
  const ultimo = new Date(Math.min(ctx.agora().getTime(), trecho.ate?.getTime() ?? Infinity));
  const fim = sql`${limitesDoDia(dataCivil(ultimo)).fim.toISOString()}::timestamptz`;
  return sql`
    with recursive dias as (
      select p.dia, p.numero, 1 as n from ${ultimoAntesDe(fim)} p
      union all
      select p.dia, p.numero, d.n + 1 from dias d, ${ultimoAntesDe(sql`d.dia`)} p
        where d.n < ${literal(trecho.limite)})
    select d.dia, d.numero, (
      select count(*) from ${agendamentos} where ${alheios}
        and ${inicio} >= d.dia and ${inicio} < d.dia + interval '25 hours' and ${dia} = d.dia) as quantos
    from dias d order by d.dia desc`;
}

/**
 * Its members read an appointment; of the others' the day is told and how many they were, nothing
 * more: an hour or an outcome would tell of a colleague's time what the agenda calls 'Ocupado'
 * (decisoes.md §5). Administrators are told here what anybody is: what they may read besides is
 * audited, in the agenda.
 */
export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'agendamentos',
    acontecimento: 'agendamento',
    ler: async (ctx, trecho) => {
      const linhas = await ctx.db
        .select({
          id: agendamentos.id,
          em: agendamentos.data_hora_inicio,
          titulo: agendamentos.titulo,
          status: agendamentos.status,
          tipo: tiposAgendamento.nome,
        })
        .from(agendamentos)
        .leftJoin(tiposAgendamento, eq(tiposAgendamento.id, agendamentos.tipo_agendamento_id))
        .where(
          and(
            passados(ctx, trecho),
            souMembro(ctx.ator),
            trecho.depoisDoCorte(agendamentos.data_hora_inicio, agendamentos.id),
          ),
        )
        .orderBy(desc(agendamentos.data_hora_inicio), desc(agendamentos.id))
        .limit(literal(trecho.limite));
      return linhas.map(({ status, tipo, ...linha }) => ({
        ...linha,
        detalhe: [tipo, rotuloDe(status)].filter(Boolean).join(' · '),
        url: `/agenda?agendamento=${linha.id}`,
      }));
    },
  },
  {
    tipo: 'agendamentos',
    acontecimento: 'agendamento_alheio',
    ler: async (ctx, trecho) => {
      const { rows } = await ctx.db.execute<Dia>(diasDosColegas(ctx, trecho));
      return rows.map(({ dia: em, numero, quantos }) => ({
        id: numero,
        em: new Date(em),
        soDia: true,
        titulo: quantos === 1 ? 'Agendamento de colegas' : `${quantos} agendamentos de colegas`,
      }));
    },
  },
];
