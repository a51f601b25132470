import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { AcoesDoAgendamento } from '@dominio/contrato/agendamentos-saida';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { correcaoAberta } from './status/status.rules.ts';

interface Linha {
  readonly criado_por: number;
  readonly status_por: number | null;
  readonly privado: boolean;
  readonly membro: boolean;
  readonly status: StatusDoAgendamento;
  readonly data_hora_inicio: Date;
  readonly status_em: Date;
}

/** What may be done with busy time. */
export const NENHUMA: AcoesDoAgendamento = {
  editar: false,
  excluir: false,
  cancelar: false,
  reagendar: false,
  finalizar: false,
  reabrir: false,
};

/**
 * Whether the reader gets only the busy time: the appointment is private, and an administrator who
 * is no member reads it (decisoes.md §5).
 */
export const soOcupado = ({ privado, membro }: Pick<Linha, 'privado' | 'membro'>) =>
  privado && !membro;

/** Creator and administrator decide on an appointment; a participant may only say how it ended. */
export const ehDono = (ator: Ator, { criado_por }: Pick<Linha, 'criado_por'>) =>
  criado_por === ator.usuarioId || ator.administrador;

/** Whoever said how an appointment ended may take it back, as a participant too. */
export const podeCorrigir = (
  ator: Ator,
  linha: Pick<Linha, 'criado_por' | 'status_por' | 'status'>,
) =>
  ehDono(ator, linha) ||
  (linha.status_por === ator.usuarioId &&
    (linha.status === 'FINALIZADO' || linha.status === 'NO_SHOW'));

/** What the actor may do with a row that the actor may read, at this moment. */
export function acoesDoAgendamento(ator: Ator, linha: Linha, agora: Date): AcoesDoAgendamento {
  if (soOcupado(linha)) return NENHUMA;
  const edita = pode(ator, 'agenda:editar');
  const dono = ehDono(ator, linha);
  const aberto = linha.status === 'AGENDADO';
  return {
    editar: edita && dono && aberto,
    excluir: pode(ator, 'agenda:excluir') && dono,
    cancelar: edita && dono && aberto,
    reagendar: edita && dono && aberto,
    finalizar: edita && aberto && agora >= linha.data_hora_inicio,
    reabrir:
      edita && podeCorrigir(ator, linha) && correcaoAberta(linha.status, linha.status_em, agora),
  };
}
