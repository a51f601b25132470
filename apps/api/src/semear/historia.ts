import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { Periodo } from '../modules/agendamentos/horario/horario.rules.ts';
import { narrarStatus } from '../modules/agendamentos/status/status.rules.ts';

interface Contado {
  readonly status: StatusDoAgendamento;
  readonly motivo: string | null;
  readonly criadoEm: Date;
  /** Whether it took the place of another. */
  readonly substituto: boolean;
  /** When the status became what it is. */
  readonly statusEm: Date;
  /** New time of what was moved. */
  readonly novo: Periodo | null;
}

/** The story of a generated appointment, in the words the application itself would have left. */
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

type Situacao = Periodo & { readonly status: StatusDoAgendamento; readonly criadoEm: Date };

/** When an outcome was written down: at the end, or a little before what was called off; never yet to come. */
export function momentoDoStatus(
  { status, inicio, termino, criadoEm }: Situacao,
  agora: Date,
): Date {
  if (status === 'AGENDADO') return criadoEm;
  if (status === 'FINALIZADO' || status === 'NO_SHOW') return termino;
  const antes = Math.min(inicio.getTime() - 2 * 3_600_000, agora.getTime());
  return new Date(Math.max(criadoEm.getTime(), antes));
}
