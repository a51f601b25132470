import type { Intervalo } from '@dominio/contrato/agendamentos-saida';
import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Esboco } from '../../components/calendario/tipos.ts';
import { momentoDe } from './para-calendario.tsx';

/** The appointment that a form is making, which the calendar behind it draws. */
export const useEsboco = create<{ esboco: Esboco | undefined }>(() => ({ esboco: undefined }));

interface Pedido {
  titulo: string;
  /** Null while what is typed is no time. */
  horario: Intervalo | null;
  cor: string | undefined;
}

/** Draws in the calendar what the form holds, until the form is closed. */
export function useDesenharEsboco({ titulo, horario, cor = COR_PADRAO }: Pedido): void {
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
          }
        : undefined;
    useEsboco.setState({ esboco });
  }, [titulo, inicio, termino, cor]);
  useEffect(() => () => useEsboco.setState({ esboco: undefined }), []);
}
