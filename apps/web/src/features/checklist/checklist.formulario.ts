import {
  checklistEndpoints,
  FALTA_DO_ITEM,
  type ItemDoChecklist,
} from '@dominio/contrato/checklist';
import { errosDoCorpo } from '../../lib/validar.ts';
import type { Dito } from './checklist.queries.ts';

/** What is asked of somebody who says this of an item. */
export type EstadoComForma = 'ok' | 'nao_se_aplica';

/** Blank for null. */
export interface Valores {
  evidencia: string;
  validade: string;
  justificativa: string;
}

export const ROTULOS: Readonly<Record<keyof Valores, string>> = {
  evidencia: 'Evidência',
  validade: 'Válido até',
  justificativa: 'Motivo',
};

export const CAMPOS_DE: Readonly<Record<EstadoComForma, readonly (keyof Valores)[]>> = {
  ok: ['evidencia', 'validade'],
  nao_se_aplica: ['justificativa'],
};

export const valoresDoItem = ({
  evidencia,
  validade,
  justificativa,
}: ItemDoChecklist): Valores => ({
  evidencia: evidencia ?? '',
  validade: validade ?? '',
  justificativa: justificativa ?? '',
});

export const ditoDe = (estado: EstadoComForma, valores: Valores): Dito =>
  estado === 'ok'
    ? { estado, evidencia: valores.evidencia, validade: valores.validade || null }
    : { estado, justificativa: valores.justificativa };

/** Checks what was typed by the contract, and that what a state needs is there. */
export function errosDoItem(estado: EstadoComForma, valores: Valores) {
  const campo = estado === 'ok' ? 'evidencia' : 'justificativa';
  return {
    ...errosDoCorpo(checklistEndpoints.mudar.body)(ditoDe(estado, valores)),
    ...(valores[campo].trim() === '' && { [campo]: FALTA_DO_ITEM[campo] }),
  };
}
