import { OPCOES_DE_STATUS, type StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
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

/** What began with a client and is not private. */
const passados = ({ ator, agora }: Contexto, { clienteId }: Trecho) =>
  and(
    eq(agendamentos.cliente_id, clienteId),
    noEscopoDeClientes(ator, agendamentos.cliente_id),
    eq(agendamentos.excluido, false),
    eq(agendamentos.privado, false),
    lte(agendamentos.data_hora_inicio, agora()),
  );

/** The first moment of the day on which the row's appointment begins. */
const dia = sql<Date>`(date_trunc('day', ${agendamentos.data_hora_inicio}
  at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo')`.mapWith(
  agendamentos.data_hora_inicio,
);

/**
 * Its members read an appointment; of the others' the day and the outcome are told and nothing more:
 * with the hour, a colleague's busy time would tell whom they meet (decisoes.md §5). Administrators
 * are told here what anybody is: what they may read besides is audited, in the agenda.
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
      const linhas = await ctx.db
        .select({ id: agendamentos.id, em: dia, status: agendamentos.status })
        .from(agendamentos)
        .where(
          and(
            passados(ctx, trecho),
            not(souMembro(ctx.ator)),
            trecho.depoisDoCorte(dia, agendamentos.id),
          ),
        )
        .orderBy(desc(dia), desc(agendamentos.id))
        .limit(literal(trecho.limite));
      return linhas.map(({ status, ...linha }) => ({
        ...linha,
        soDia: true,
        titulo: 'Agendamento de colegas',
        detalhe: rotuloDe(status),
      }));
    },
  },
];
