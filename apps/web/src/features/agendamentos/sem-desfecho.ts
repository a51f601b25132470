import type { Agendamento } from '@dominio/contrato/agendamentos-saida';

export const SEM_DESFECHO = 'Sem desfecho';

/** Whether an appointment has ended without an outcome; of busy time none is known. */
export const semDesfecho = (
  {
    status,
    ocupado,
    data_hora_termino,
  }: Pick<Agendamento, 'status' | 'ocupado' | 'data_hora_termino'>,
  agora = new Date(),
): boolean => status === 'AGENDADO' && !ocupado && new Date(data_hora_termino) <= agora;

/** What it takes to say how an appointment ended. */
export type ComDesfecho = Pick<
  Agendamento,
  'id' | 'titulo' | 'status' | 'ocupado' | 'data_hora_termino' | 'versao' | 'acoes'
>;

/** Whether the person may say, or say otherwise, how an appointment that is over ended. */
export function podeDizerDesfecho(
  agendamento: Pick<Agendamento, 'status' | 'ocupado' | 'data_hora_termino' | 'acoes'>,
  agora?: Date,
): boolean {
  const { status, acoes } = agendamento;
  if (status === 'FINALIZADO' || status === 'NO_SHOW') return acoes.reabrir;
  return acoes.finalizar && semDesfecho(agendamento, agora);
}
