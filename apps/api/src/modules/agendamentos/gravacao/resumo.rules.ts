interface Linha {
  readonly titulo: string;
  readonly data_hora_inicio: Date;
  readonly data_hora_termino: Date;
  readonly status: string;
  readonly prioridade: string;
  readonly privado: boolean;
  readonly tipo_agendamento_id: number | null;
  readonly cliente_id: number | null;
  readonly participantes: readonly { readonly id: number }[];
}

/**
 * What the audit log keeps of an appointment. Of a private one only its time and state: the log is
 * read by administrators, who see private appointments as busy time (decisoes.md §5).
 */
export function resumoParaAuditoria(linha: Linha): Record<string, unknown> {
  const { data_hora_inicio, data_hora_termino, status, privado } = linha;
  const horario = { data_hora_inicio, data_hora_termino, status, privado };
  if (privado) return horario;
  const { titulo, prioridade, tipo_agendamento_id, cliente_id, participantes } = linha;
  return {
    titulo,
    ...horario,
    prioridade,
    tipo_agendamento_id,
    cliente_id,
    participantes: participantes.map(({ id }) => id),
  };
}
