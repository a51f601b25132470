import { PASSO_MIN } from './mudanca.ts';
import { MINUTOS_DO_DIA } from './tipos.ts';

const MEIA_HORA = 30;

/** Where a click on an empty place begins: the half hour it fell into. */
export const meiaHoraDe = (minuto: number): number =>
  Math.min(MINUTOS_DO_DIA - MEIA_HORA, Math.floor(minuto / MEIA_HORA) * MEIA_HORA);

/** The lane under a pointer that is so far into a day of such a width. */
export const faixaEm = (x: number, largura: number, faixas: number): number =>
  Math.min(faixas - 1, Math.max(0, Math.floor((x / largura) * faixas)));

/**
 * The stretch between where a drag began and where it is, whichever of the two is earlier: whole
 * steps that hold both ends.
 */
export function trechoArrastado(origem: number, atual: number): { de: number; ate: number } {
  const dentro = (minuto: number) => Math.min(MINUTOS_DO_DIA, Math.max(0, minuto));
  const [menor, maior] = [dentro(Math.min(origem, atual)), dentro(Math.max(origem, atual))];
  const de = Math.min(MINUTOS_DO_DIA - PASSO_MIN, Math.floor(menor / PASSO_MIN) * PASSO_MIN);
  return { de, ate: Math.max(de + PASSO_MIN, Math.ceil(maior / PASSO_MIN) * PASSO_MIN) };
}
