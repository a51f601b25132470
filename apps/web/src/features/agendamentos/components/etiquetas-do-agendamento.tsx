import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import type { CSSProperties } from 'react';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useOpcoesDePrioridade, useOpcoesDeStatus } from '../agendamentos.queries.ts';
import { SEM_TIPO } from '../agendamentos.rotulos.ts';
import classes from './detalhes-do-agendamento.module.css';

const pintada = (cor: string | undefined) => ({ '--cor-da-etiqueta': cor }) as CSSProperties;

/** The status as a dot in its exact colour and a word. */
export function StatusDoAgendamento({ status }: Pick<Agendamento, 'status'>) {
  const opcao = useOpcoesDeStatus().find(({ valor }) => valor === status);
  return <Situacao cor={opcao?.cor}>{opcao?.rotulo ?? status}</Situacao>;
}

/** Whether an appointment tells its type, also that it has none: of busy time nothing is told. */
export const temEtiquetas = ({ ocupado }: Pick<Agendamento, 'ocupado'>): boolean => !ocupado;

/** Type and priority: edge and tint in their exact colour, text in the theme's. */
export function EtiquetasDoAgendamento({ agendamento }: { agendamento: Agendamento }) {
  const { prioridade, tipo_agendamento: tipo } = agendamento;
  const daPrioridade = useOpcoesDePrioridade().find(({ valor }) => valor === prioridade);
  if (!temEtiquetas(agendamento)) return null;
  return (
    <span className={classes.etiquetas}>
      <span style={pintada(tipo?.cor || COR_PADRAO)}>{tipo?.nome ?? SEM_TIPO}</span>
      {prioridade !== 'NORMAL' && (
        <span style={pintada(daPrioridade?.cor)}>
          Prioridade {(daPrioridade?.rotulo ?? prioridade).toLowerCase()}
        </span>
      )}
    </span>
  );
}
