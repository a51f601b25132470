import { DURACAO_PADRAO_MIN, inicioSugerido, somarDias } from '@dominio/contrato/datas';
import { fimDeSemana, horaDe } from '../../components/calendario/dias.ts';
import { MINUTOS_DO_DIA } from '../../components/calendario/tipos.ts';
import { minutosDe, somarMinutos } from '../../components/campos/hora-digitada.ts';
import { instanteDoMomento, momentoDe } from './para-calendario.tsx';

/** A time as the form holds it: a day and two civil hours `HH:MM`; an end not after the start is next day's. */
export interface Horario {
  data: string;
  inicio: string;
  termino: string;
}

/** Minutes from start to end on the civil clock, past midnight when the end comes first; equal is 0. */
export function duracaoDoHorario({ inicio, termino }: Pick<Horario, 'inicio' | 'termino'>): number {
  const minutos = minutosDe(termino) - minutosDe(inicio);
  return minutos < 0 ? minutos + MINUTOS_DO_DIA : minutos;
}

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
