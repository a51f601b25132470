import { diaDaSemana, somarDias } from './datas.ts';

/** Whether a civil day, `AAAA-MM-DD`, is a holiday of the calendar in use. */
export type EhFeriado = (data: string) => boolean;

/** Monday to Friday, except holidays. No calendar here counts Saturdays. */
export const ehDiaUtil = (data: string, ehFeriado: EhFeriado): boolean =>
  ![0, 6].includes(diaDaSemana(data)) && !ehFeriado(data);

/** The nearest business day on or after a day, or on or before it. */
export function ajustar(
  data: string,
  sentido: 'adiar' | 'antecipar',
  ehFeriado: EhFeriado,
): string {
  let dia = data;
  while (!ehDiaUtil(dia, ehFeriado)) dia = somarDias(dia, sentido === 'adiar' ? 1 : -1);
  return dia;
}

/**
 * The day that is so many business days away, not counting the first day. With zero, the day itself
 * or the next business day.
 */
export function somarDiasUteis(data: string, dias: number, ehFeriado: EhFeriado): string {
  if (dias === 0) return ajustar(data, 'adiar', ehFeriado);
  const passo = Math.sign(dias);
  let dia = data;
  for (let faltam = Math.abs(dias); faltam > 0; ) {
    dia = somarDias(dia, passo);
    if (ehDiaUtil(dia, ehFeriado)) faltam -= 1;
  }
  return dia;
}

/** Number of business days from one day to another, both included. */
export function contarDiasUteis(de: string, ate: string, ehFeriado: EhFeriado): number {
  let total = 0;
  for (let dia = de; dia <= ate; dia = somarDias(dia, 1)) {
    if (ehDiaUtil(dia, ehFeriado)) total += 1;
  }
  return total;
}

/**
 * A business day of a month by its number from 1; a negative number counts from the end.
 *
 * @param primeiro the month's first day.
 * @returns null when the month has no such day.
 */
export function diaUtilDoMes(primeiro: string, ordem: number, ehFeriado: EhFeriado): string | null {
  const mes = primeiro.slice(0, 7);
  const dias: string[] = [];
  for (let dia = primeiro; dia.startsWith(mes); dia = somarDias(dia, 1)) {
    if (ehDiaUtil(dia, ehFeriado)) dias.push(dia);
  }
  return dias.at(ordem > 0 ? ordem - 1 : ordem) ?? null;
}
