import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import type { CSSProperties } from 'react';
import { useOpcoesDePrioridade, useOpcoesDeStatus } from '../agendamentos.queries.ts';
import { SEM_TIPO } from '../agendamentos.rotulos.ts';
import classes from './detalhes-do-agendamento.module.css';

const pintada = (cor: string | undefined) => ({ '--cor-da-etiqueta': cor }) as CSSProperties;

/** Status, type and priority: edge and tint in their exact colour, text in the theme's. */
export function EtiquetasDoAgendamento({ agendamento }: { agendamento: Agendamento }) {
  const { status, prioridade, tipo_agendamento: tipo, ocupado } = agendamento;
  const doStatus = useOpcoesDeStatus().find(({ valor }) => valor === status);
  const daPrioridade = useOpcoesDePrioridade().find(({ valor }) => valor === prioridade);
  return (
    <ul className={classes.etiquetas} aria-label="Situação">
      <li style={pintada(doStatus?.cor)}>{doStatus?.rotulo ?? status}</li>
      {!ocupado && <li style={pintada(tipo?.cor || COR_PADRAO)}>{tipo?.nome ?? SEM_TIPO}</li>}
      {!ocupado && prioridade !== 'NORMAL' && (
        <li style={pintada(daPrioridade?.cor)}>
          Prioridade {(daPrioridade?.rotulo ?? prioridade).toLowerCase()}
        </li>
      )}
    </ul>
  );
}
