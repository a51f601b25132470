import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { semEfeito } from '../../../features/agendamentos/agendamentos.rotulos.ts';

type DoDia = Pick<Agendamento, 'status' | 'data_hora_inicio' | 'data_hora_termino'>;

/** How many appointments of the day stand, and how many of them are taking place at `agora`. */
export function resumoDeHoje(agendamentos: readonly DoDia[], agora: Date) {
  const validos = agendamentos.filter((agendamento) => !semEfeito(agendamento));
  const instante = agora.getTime();
  const emAndamento = validos.filter(
    ({ status, data_hora_inicio, data_hora_termino }) =>
      status === 'AGENDADO' &&
      Date.parse(data_hora_inicio) <= instante &&
      instante < Date.parse(data_hora_termino),
  ).length;
  return { total: validos.length, emAndamento };
}
