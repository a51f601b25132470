import { horaDe } from '../calendario/dias.ts';
import { MINUTOS_DO_DIA } from '../calendario/tipos.ts';

/**
 * Reads an hour as people type it: '9', '930', '09:30', '9h30', '9h', '21.15'.
 *
 * @returns `HH:MM`, or `undefined` when it is no hour of a day.
 */
export function lerHora(texto: string): string | undefined {
  const partes =
    /^(\d{1,2})\s*(?:[:h.,]\s*(\d{2})?)?\s*(?:h|min|m)?$/i.exec(texto.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(texto.trim());
  const horas = Number(partes?.[1]);
  const minutos = Number(partes?.[2] ?? 0);
  if (!partes || horas > 23 || minutos > 59) return undefined;
  return horaDe(horas * 60 + minutos);
}

/** Minutes since midnight of `HH:MM`. */
export function minutosDe(hora: string): number {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return horas * 60 + minutos;
}

/** The hour that comes some minutes after another, past midnight if it must. */
export const somarMinutos = (hora: string, minutos: number): string =>
  horaDe((((minutosDe(hora) + minutos) % MINUTOS_DO_DIA) + MINUTOS_DO_DIA) % MINUTOS_DO_DIA);

/** Index of the hour nearest to another on the clock; -1 when there is none. */
export function opcaoMaisProxima(opcoes: readonly string[], hora: string): number {
  if (!hora) return -1;
  const distancia = (opcao: string) => Math.abs(minutosDe(opcao) - minutosDe(hora));
  return opcoes.reduce(
    (melhor, opcao, indice) =>
      distancia(opcao) < distancia(opcoes[melhor] ?? opcao) ? indice : melhor,
    opcoes.length > 0 ? 0 : -1,
  );
}
