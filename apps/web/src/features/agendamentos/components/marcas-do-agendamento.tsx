import { OPCOES_DE_PRIORIDADE } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { IconCheck, IconFlagFilled, IconLock, IconTagOff, IconUserOff } from '@tabler/icons-react';
import { corDoStatus } from '../agendamentos.rotulos.ts';

const corDaPrioridade = (valor: Agendamento['prioridade']) =>
  OPCOES_DE_PRIORIDADE.find((opcao) => opcao.valor === valor)?.cor;

type Marcado = Pick<
  Agendamento,
  'prioridade' | 'status' | 'privado' | 'ocupado' | 'tipo_agendamento'
>;

const destacada = ({ prioridade }: Marcado) => prioridade === 'ALTA' || prioridade === 'URGENTE';

/**
 * Whether an appointment has no type: it is drawn in the default blue, which types may have too, so
 * that its icon and its word tell it apart.
 */
export const semTipo = ({ ocupado, tipo_agendamento }: Marcado) => !ocupado && !tipo_agendamento;

/** Whether an appointment has any mark. Most have none, and nothing is drawn for those. */
export const temMarca = (agendamento: Marcado): boolean =>
  destacada(agendamento) ||
  semTipo(agendamento) ||
  agendamento.privado ||
  agendamento.status === 'FINALIZADO' ||
  agendamento.status === 'NO_SHOW';

/**
 * Small icons for outcome, priority, privacy and a missing type. They are hidden from screen readers,
 * for which words beside them say the same.
 */
export function MarcasDoAgendamento({ agendamento }: { agendamento: Marcado }) {
  const { status, prioridade, privado } = agendamento;
  const icone = { size: 12, 'aria-hidden': true } as const;
  return (
    <>
      {status === 'FINALIZADO' && <IconCheck {...icone} color={corDoStatus(status)} stroke={3} />}
      {status === 'NO_SHOW' && <IconUserOff {...icone} />}
      {destacada(agendamento) && <IconFlagFilled {...icone} color={corDaPrioridade(prioridade)} />}
      {privado && <IconLock {...icone} />}
      {semTipo(agendamento) && <IconTagOff {...icone} />}
    </>
  );
}
