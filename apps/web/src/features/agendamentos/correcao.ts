import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { CorpoDoStatus } from './agendamentos.mutacoes.ts';

/** The reason of a correction that is one click: the history names who and when (dominios.md §1c). */
const MOTIVO_DA_CORRECAO = 'Registrado por engano.';

/** Body of a change of status that asks nothing: an outcome, or the correction of what was recorded. */
export function corpoDaMudanca(de: StatusDoAgendamento, para: StatusDoAgendamento): CorpoDoStatus {
  if (de === 'AGENDADO') return { status: para };
  // The appointment had this time before: that somebody is busy then is no news.
  return { status: para, motivo_reabertura: MOTIVO_DA_CORRECAO, confirmar_conflito: true };
}
