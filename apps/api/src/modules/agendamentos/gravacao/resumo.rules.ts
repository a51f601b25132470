import { textosDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { CAMPOS } from '../agendamentos.campos.ts';
import type { Campos } from './mudancas.rules.ts';

interface Linha extends Campos {
  readonly status: string;
  readonly participantes: readonly { readonly id: number }[];
}

/**
 * What the audit log keeps of an appointment: its fields, but for the optional texts, which may be
 * long and the log never forgets; that they changed the appointment's own story tells. Of a private
 * one only its time and state: the log is read by administrators, who see private appointments as
 * busy time (decisoes.md §5).
 */
export function resumoParaAuditoria(linha: Linha): Record<string, unknown> {
  const { data_hora_inicio, data_hora_termino, status, privado } = linha;
  const horario = { data_hora_inicio, data_hora_termino, status, privado };
  if (privado) return horario;
  const campos = Object.entries(CAMPOS.de(linha)).filter(
    ([campo]) => !(campo in textosDoAgendamento),
  );
  return {
    ...Object.fromEntries(campos),
    ...horario,
    participantes: linha.participantes.map(({ id }) => id),
  };
}
