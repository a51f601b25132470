import type { Prioridade, StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { ChaveDoTipo } from '../tipos.ts';

export interface ClienteDaAgenda {
  readonly id: number;
  readonly nome: string;
}

export interface PessoaDaAgenda {
  readonly id: number;
  readonly time: string | null;
  /** The clients linked to this person. */
  readonly clientes: readonly ClienteDaAgenda[];
}

/** A planned appointment, before it is inserted. */
export interface Compromisso {
  readonly tipo: ChaveDoTipo;
  readonly titulo: string;
  readonly descricao: string | null;
  readonly inicio: Date;
  readonly termino: Date;
  readonly prioridade: Prioridade;
  readonly privado: boolean;
  readonly local: string | null;
  readonly link: string | null;
  readonly clienteId: number | null;
  /** The creator first. */
  readonly participantes: readonly [criador: number, ...outros: number[]];
  readonly criadoEm: Date;
  readonly status: StatusDoAgendamento;
  /** The reason why it was cancelled or rescheduled. */
  readonly motivo: string | null;
  /** The appointment that replaces it, if it was rescheduled. */
  readonly remarcado: Compromisso | null;
}
