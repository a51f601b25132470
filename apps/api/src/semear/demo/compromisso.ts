import type { Prioridade, StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { ChaveDoTipo } from '../tipos.ts';

export interface ClienteDaAgenda {
  readonly id: number;
  readonly nome: string;
  /** The days between which the firm serves it: none, null, of one that it never served. */
  readonly atendido?: { readonly desde: string; readonly ate: string | null } | null;
}

/** Whether the firm serves a client on a day; always, unless something else is known. */
export const seAtende = ({ atendido }: ClienteDaAgenda, data: string): boolean =>
  atendido === undefined ||
  (atendido !== null && atendido.desde <= data && (atendido.ate === null || data <= atendido.ate));

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
