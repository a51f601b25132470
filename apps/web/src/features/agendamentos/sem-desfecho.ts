import type { Agendamento } from '@dominio/contrato/agendamentos-saida';

export const SEM_DESFECHO = 'Sem desfecho';

/** Whether an appointment has ended without an outcome. */
export const semDesfecho = (
  { status, data_hora_termino }: Pick<Agendamento, 'status' | 'data_hora_termino'>,
  agora = new Date(),
): boolean => status === 'AGENDADO' && new Date(data_hora_termino) <= agora;
