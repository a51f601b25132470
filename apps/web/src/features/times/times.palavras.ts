import type { CargaDoTime } from '@dominio/contrato/times-indicadores';
import { contar, formatarNumero } from '../../lib/formato.ts';

/** Minutes in words: '2 h 30'. */
export const horas = (minutos: number) => {
  const [inteiras, resto] = [Math.floor(minutos / 60), minutos % 60];
  return resto === 0 ? `${formatarNumero(inteiras)} h` : `${formatarNumero(inteiras)} h ${resto}`;
};

/** What a team has to do, in words: '12 h · 2 ausentes'. */
export function cargaEscrita(carga: CargaDoTime | undefined): string | null {
  if (!carga) return null;
  const { minutos_por_semana: minutos, ausentes } = carga;
  const partes = [
    minutos !== null && horas(minutos),
    ausentes > 0 && contar(ausentes, 'ausente', 'ausentes'),
  ];
  return partes.filter(Boolean).join(' · ') || null;
}

/** What the clients of a team are counted as: those of the reader's scope alone (R6). */
export const clientesContados = (veTodos: boolean) => (veTodos ? 'Clientes' : 'Clientes que vê');
