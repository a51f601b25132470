import { DURACAO_PADRAO_MIN, dataExiste, inicioSugerido, somarDias } from '@dominio/contrato/datas';
import { fimDeSemana, horaDe } from '../../components/calendario/dias.ts';
import { MINUTOS_DO_DIA } from '../../components/calendario/tipos.ts';
import { instanteDoMomento, momentoDe } from './para-calendario.tsx';

/** A time as the form holds it: a day and two civil hours `HH:MM`; an end not after the start is next day's. */
export interface Horario {
  data: string;
  inicio: string;
  termino: string;
}

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

/** `AAAA-MM-DD` of what is written like a date, whether or not the day exists. */
function comoData(texto: string, hoje: string): string | undefined {
  const partes =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(texto.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(texto.trim());
  if (!partes) return undefined;
  const [, dia = '', mes = '', ano = hoje.slice(0, 4)] = partes;
  const completo = ano.length === 2 ? `20${ano}` : ano;
  return `${completo}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
}

/**
 * Reads a date as people type it: '18/11/2026', '18/11/26', '18/11' (of `hoje`'s year), '18112026'.
 *
 * @returns `AAAA-MM-DD`, or `undefined` when no such day exists.
 */
export function lerData(texto: string, hoje: string): string | undefined {
  const data = comoData(texto, hoje);
  return data && dataExiste(data) ? data : undefined;
}

/** `DD/MM/AAAA` of a civil date. */
export const mostrarData = (data: string): string => data.split('-').reverse().join('/');

/** The day that was asked for and no calendar has, `DD/MM/AAAA`: '31/02/2027'. */
export function dataInexistente(texto: string, hoje: string): string | undefined {
  const data = comoData(texto, hoje);
  return data && !dataExiste(data) ? mostrarData(data) : undefined;
}

/** Minutes since midnight of `HH:MM`. */
export function minutosDe(hora: string): number {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return horas * 60 + minutos;
}

/** Minutes from start to end on the civil clock, past midnight when the end comes first; equal is 0. */
export function duracaoDoHorario({ inicio, termino }: Pick<Horario, 'inicio' | 'termino'>): number {
  const minutos = minutosDe(termino) - minutosDe(inicio);
  return minutos < 0 ? minutos + MINUTOS_DO_DIA : minutos;
}

/** The hour that comes some minutes after another, past midnight if it must. */
export const somarMinutos = (hora: string, minutos: number): string =>
  horaDe((((minutosDe(hora) + minutos) % MINUTOS_DO_DIA) + MINUTOS_DO_DIA) % MINUTOS_DO_DIA);

export const terminaNoDiaSeguinte = ({
  inicio,
  termino,
}: Pick<Horario, 'inicio' | 'termino'>): boolean => minutosDe(termino) < minutosDe(inicio);

/** Longest appointment, in minutes, that an end before the start may mean: a shift into the night. */
const NOITE_MAIS_LONGA = 12 * 60;

/** Whether the end can be meant: after the start, or early next day. The opposite is a slip. */
export function horarioAceito(horario: Pick<Horario, 'inicio' | 'termino'>): boolean {
  const minutos = duracaoDoHorario(horario);
  return minutos > 0 && (!terminaNoDiaSeguinte(horario) || minutos <= NOITE_MAIS_LONGA);
}

/** The two instants of a time, ISO 8601. */
export function instantesDoHorario(horario: Horario) {
  const { data, inicio, termino } = horario;
  const diaDoTermino = terminaNoDiaSeguinte(horario) ? somarDias(data, 1) : data;
  const iso = (dia: string, hora: string) =>
    instanteDoMomento({ data: dia, minuto: minutosDe(hora) }).toISOString();
  return {
    data_hora_inicio: iso(data, inicio),
    data_hora_termino: iso(diaDoTermino, termino),
  };
}

/** The time of an interval of instants. */
export function horarioDosInstantes(intervalo: {
  data_hora_inicio: string;
  data_hora_termino: string;
}): Horario {
  const de = momentoDe(new Date(intervalo.data_hora_inicio));
  const ate = momentoDe(new Date(intervalo.data_hora_termino));
  return { data: de.data, inicio: horaDe(de.minuto), termino: horaDe(ate.minuto) };
}

/** Starts offered: half hours of the day people work in; any other may be typed. */
export const INICIOS_OFERECIDOS: readonly string[] = Array.from({ length: 29 }, (_, i) =>
  horaDe(7 * 60 + i * 30),
);

const DURACOES_OFERECIDAS = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480];

/** Ends offered after a start; none while there is no start. */
export const terminosOferecidos = (inicio: string): string[] =>
  inicio ? DURACOES_OFERECIDAS.map((minutos) => somarMinutos(inicio, minutos)) : [];

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

/**
 * Where a reschedule starts from: the same hours, on the first working day after both today and
 * the day it was booked for.
 */
export function horarioDoReagendamento(horario: Horario, hoje: string): Horario {
  let data = somarDias(horario.data > hoje ? horario.data : hoje, 1);
  while (fimDeSemana(data)) data = somarDias(data, 1);
  return { ...horario, data };
}

/**
 * Time a new appointment starts with: the next half hour for 60 minutes (specification part 2 §4).
 *
 * @param pedido `AAAA-MM-DDTHH:MM` keeps both; `AAAA-MM-DD` keeps the day, at the suggested hour
 */
export function horarioSugerido(pedido: string | null, agora: Date): Horario {
  const sugerido = momentoDe(inicioSugerido(agora));
  const [data = sugerido.data, hora = horaDe(sugerido.minuto)] = pedido?.split('T') ?? [];
  return { data, inicio: hora, termino: somarMinutos(hora, DURACAO_PADRAO_MIN) };
}
