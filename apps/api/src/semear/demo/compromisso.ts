import type { Prioridade, StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { ChaveDoTipo } from '../tipos.ts';

export interface ClienteDaAgenda {
  readonly id: number;
  readonly nome: string;
}

export interface PessoaDaAgenda {
  readonly id: number;
  readonly time: string | null;
  /** Clients this person attends. */
  readonly clientes: readonly ClienteDaAgenda[];
}

/** An appointment of the plan, before it is a row. */
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
  /** Why it was cancelled or moved. */
  readonly motivo: string | null;
  /** What took its place, when it was moved. */
  readonly remarcado: Compromisso | null;
}
