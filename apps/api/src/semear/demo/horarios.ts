import { instanteCivil } from '@dominio/contrato/datas';
import type { Sorteio } from '../sorteio.ts';

/** Morning and afternoon in minutes since midnight: the firm's working hours without its lunch. */
const TURNOS = [
  [8 * 60, 12 * 60],
  [13 * 60, 18 * 60],
] as const;
const PASSO = 30;

const hora = (minutos: number) =>
  `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}:00`;

/** The instant at which São Paulo's clocks show these minutes of a day. */
export const noDia = (data: string, minutos: number) => instanteCivil(data, hora(minutos));

/** Who is busy when. It hands out free intervals only, so nobody is booked twice. */
export interface Quadro {
  /** Reserves a random interval in which all are free; null when that day has none. */
  tomar(
    data: string,
    minutos: number,
    pessoas: readonly number[],
  ): { inicio: Date; termino: Date } | null;
}

/** An empty board of the firm's working hours. */
export function abrirQuadro(sorteio: Sorteio): Quadro {
  const tomados = new Set<string>();
  const marcas = (data: string, inicio: number, minutos: number, pessoa: number) =>
    Array.from(
      { length: Math.ceil(minutos / PASSO) },
      (_, i) => `${pessoa} ${data} ${inicio + i * PASSO}`,
    );

  return {
    tomar(data, minutos, pessoas) {
      const livres: number[] = [];
      for (const [abre, fecha] of TURNOS) {
        for (let inicio = abre; inicio + minutos <= fecha; inicio += PASSO) {
          const ocupado = pessoas.some((pessoa) =>
            marcas(data, inicio, minutos, pessoa).some((marca) => tomados.has(marca)),
          );
          if (!ocupado) livres.push(inicio);
        }
      }
      if (livres.length === 0) return null;
      const inicio = sorteio.um(livres);
      for (const pessoa of pessoas) {
        for (const marca of marcas(data, inicio, minutos, pessoa)) tomados.add(marca);
      }
      return { inicio: noDia(data, inicio), termino: noDia(data, inicio + minutos) };
    },
  };
}
