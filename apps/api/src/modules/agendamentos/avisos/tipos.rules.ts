import type { TipoDeAviso } from '../../../platform/aviso.ts';
import { agendaRecebida } from './agenda-recebida.aviso.ts';
import { agendamentoAtualizado } from './agendamento-atualizado.aviso.ts';
import { agendamentoCancelado } from './agendamento-cancelado.aviso.ts';
import { agendamentoConflito } from './agendamento-conflito.aviso.ts';
import { agendamentoCriado } from './agendamento-criado.aviso.ts';
import { agendamentoLembrete } from './agendamento-lembrete.aviso.ts';
import { agendamentoReagendado } from './agendamento-reagendado.aviso.ts';
import { agendamentoSemDesfecho } from './agendamento-sem-desfecho.aviso.ts';
import { reuniaoLembrete } from './reuniao-lembrete.aviso.ts';

/**
 * The agenda's types by their names. Who is told of what is computed in `avisos.rules.ts`: one change
 * tells several people several things.
 */
export const AVISOS_DA_AGENDA = {
  agendamento_criado: agendamentoCriado,
  agendamento_atualizado: agendamentoAtualizado,
  agendamento_cancelado: agendamentoCancelado,
  agendamento_reagendado: agendamentoReagendado,
  agendamento_conflito: agendamentoConflito,
  agenda_recebida: agendaRecebida,
} as const satisfies Readonly<Record<string, TipoDeAviso>>;
export type TipoDaAgenda = keyof typeof AVISOS_DA_AGENDA;

/** The types that no change tells: their hour does (`lembretes.jobs.ts`). */
export const AVISOS_DA_HORA: readonly TipoDeAviso[] = [
  agendamentoLembrete,
  agendamentoSemDesfecho,
  reuniaoLembrete,
];
