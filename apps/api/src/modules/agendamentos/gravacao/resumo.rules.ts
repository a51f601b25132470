import { textosDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { CAMPOS } from '../agendamentos.campos.ts';
import type { Campos } from './mudancas.rules.ts';

interface Linha extends Campos {
  readonly status: string;
  readonly participantes: readonly { readonly id: number }[];
}

/**
 * What the audit log keeps of an appointment: its fields without the optional texts, which may be
 * long and which the log could never forget; the appointment's own history says that they changed.
 * Of a private one only time and status: administrators read the log, and see private appointments
 * as busy time (decisoes.md §5).
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
