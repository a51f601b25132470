import type { Intervalo } from '@dominio/contrato/agendamentos-saida';
import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Esboco } from '../../components/calendario/tipos.ts';
import { momentoDe } from './para-calendario.tsx';

/** What a form is making, and for whom. */
export interface EsbocoDoAgendamento extends Esboco {
  readonly pessoas: readonly number[];
}

/** The appointment that a form is making, which the calendar behind it draws. */
export const useEsboco = create<{ esboco: EsbocoDoAgendamento | undefined }>(() => ({
  esboco: undefined,
}));

/**
 * The same with the lanes of those who take part, where people are side by side.
 *
 * @param lado ids of the people of the lanes, in their order.
 */
export function nasFaixas(
  esboco: EsbocoDoAgendamento | undefined,
  lado: readonly { id: number }[],
): Esboco | undefined {
  if (!esboco || lado.length === 0) return esboco;
  const faixas = lado.flatMap(({ id }, faixa) => (esboco.pessoas.includes(id) ? [faixa] : []));
  return { ...esboco, faixas };
}

interface Pedido {
  titulo: string;
  /** Null while what is typed is no time. */
  horario: Intervalo | null;
  cor: string | undefined;
  /** Ids of those who take part. */
  pessoas: readonly number[];
}

/** Draws in the calendar what the form holds, until the form is closed. */
export function useDesenharEsboco(pedido: Pedido): void {
  const { titulo, horario, cor = COR_PADRAO } = pedido;
  const pessoas = pedido.pessoas.join();
  const inicio = horario?.data_hora_inicio;
  const termino = horario?.data_hora_termino;
  useEffect(() => {
    const esboco =
      inicio !== undefined && termino !== undefined
        ? {
            titulo: titulo.trim() || 'Novo agendamento',
            inicio: momentoDe(new Date(inicio)),
            termino: momentoDe(new Date(termino)),
            cor,
            entreOsOutros: true,
            pessoas: pessoas.split(',').map(Number),
          }
        : undefined;
    useEsboco.setState({ esboco });
  }, [titulo, inicio, termino, cor, pessoas]);
  useEffect(() => () => useEsboco.setState({ esboco: undefined }), []);
}
