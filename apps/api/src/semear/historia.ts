import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { Periodo } from '../modules/agendamentos/horario/horario.rules.ts';
import { narrarStatus } from '../modules/agendamentos/status/status.rules.ts';
import { momentoDeTrabalho } from '../platform/sementes.ts';

interface Contado {
  readonly status: StatusDoAgendamento;
  readonly motivo: string | null;
  readonly criadoEm: Date;
  /** Whether it replaced a rescheduled appointment. */
  readonly substituto: boolean;
  /** When its status was set. */
  readonly statusEm: Date;
  /** The new time of a rescheduled appointment. */
  readonly novo: Periodo | null;
}

/** The history of a generated appointment, in the words that the application would have written. */
export function historiaDe({ status, motivo, criadoEm, substituto, statusEm, novo }: Contado) {
  const criacao = {
    acao: 'criado',
    descricao: substituto ? 'Criou o agendamento ao reagendar outro.' : 'Criou o agendamento.',
    em: criadoEm,
  };
  if (status === 'AGENDADO') return [criacao];
  const campo = status === 'CANCELADO' ? 'motivo_cancelamento' : 'motivo_reagendamento';
  const descricao = narrarStatus('AGENDADO', status, motivo ? { [campo]: motivo } : {}, novo);
  return [criacao, { acao: 'status', descricao, em: statusEm }];
}

/** Two hours before an appointment, at work, and after it was made: when somebody calls it off. */
export function momentoAntes({ inicio, criadoEm }: Pick<Situacao, 'inicio' | 'criadoEm'>): Date {
  const antes = momentoDeTrabalho(new Date(inicio.getTime() - 2 * 3_600_000));
  return antes > criadoEm ? antes : criadoEm;
}

type Situacao = Periodo & { readonly status: StatusDoAgendamento; readonly criadoEm: Date };

/**
 * When a status was set: at the end of the appointment or, for a cancellation, a little before;
 * never in the future.
 */
export function momentoDoStatus(
  { status, inicio, termino, criadoEm }: Situacao,
  agora: Date,
): Date {
  if (status === 'AGENDADO') return criadoEm;
  if (status === 'FINALIZADO' || status === 'NO_SHOW') return termino;
  const desfeito = momentoAntes({ inicio, criadoEm });
  if (desfeito <= agora) return desfeito;
  return momentoAntes({ inicio: new Date(agora.getTime() + 2 * 3_600_000), criadoEm });
}
