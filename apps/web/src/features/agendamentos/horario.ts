import { DURACAO_PADRAO_MIN, inicioSugerido, somarDias } from '@dominio/contrato/datas';
import { fimDeSemana, horaDe } from '../../components/calendario/dias.ts';
import { MINUTOS_DO_DIA } from '../../components/calendario/tipos.ts';
import { minutosDe, somarMinutos } from '../../components/campos/hora-digitada.ts';
import { instanteDoMomento, momentoDe } from './para-calendario.tsx';

/**
 * A time as the form has it: a day and two civil hours `HH:MM`. An end before the start is on the
 * next day.
 */
export interface Horario {
  data: string;
  inicio: string;
  termino: string;
}

/**
 * Minutes from start to end by the clock; an end before the start is on the next day, an equal one
 * counts 0.
 */
export function duracaoDoHorario({ inicio, termino }: Pick<Horario, 'inicio' | 'termino'>): number {
  const minutos = minutosDe(termino) - minutosDe(inicio);
  return minutos < 0 ? minutos + MINUTOS_DO_DIA : minutos;
}

/** Whether the end is on the next day, being before the start by the clock. */
export const terminaNoDiaSeguinte = ({
  inicio,
  termino,
}: Pick<Horario, 'inicio' | 'termino'>): boolean => minutosDe(termino) < minutosDe(inicio);

/**
 * Longest appointment past midnight, in minutes; an end further before the start is a typing error.
 */
const NOITE_MAIS_LONGA = 12 * 60;

/** Whether an end is after the start, or on the next day within {@link NOITE_MAIS_LONGA}. */
export function horarioAceito(horario: Pick<Horario, 'inicio' | 'termino'>): boolean {
  const minutos = duracaoDoHorario(horario);
  return minutos > 0 && (!terminaNoDiaSeguinte(horario) || minutos <= NOITE_MAIS_LONGA);
}

/** Start and end as instants, ISO 8601. */
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

/** The form's day and hours for an interval of instants. */
export function horarioDosInstantes(intervalo: {
  data_hora_inicio: string;
  data_hora_termino: string;
}): Horario {
  const de = momentoDe(new Date(intervalo.data_hora_inicio));
  const ate = momentoDe(new Date(intervalo.data_hora_termino));
  return { data: de.data, inicio: horaDe(de.minuto), termino: horaDe(ate.minuto) };
}

/** Starts that the list offers: half hours from 7:00 on; any other may be typed. */
export const INICIOS_OFERECIDOS: readonly string[] = Array.from({ length: 29 }, (_, i) =>
  horaDe(7 * 60 + i * 30),
);

const DURACOES_OFERECIDAS = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480];

/** Ends that the list offers for a start; none without one. */
export const terminosOferecidos = (inicio: string): string[] =>
  inicio ? DURACOES_OFERECIDAS.map((minutos) => somarMinutos(inicio, minutos)) : [];

/**
 * The time that rescheduling suggests: the same hours, on the first working day after today and
 * after the present date.
 */
export function horarioDoReagendamento(horario: Horario, hoje: string): Horario {
  let data = somarDias(horario.data > hoje ? horario.data : hoje, 1);
  while (fimDeSemana(data)) data = somarDias(data, 1);
  return { ...horario, data };
}

/**
 * Time of a new appointment: the next half hour, for 60 minutes (specification part 2 §4).
 *
 * @param pedido `AAAA-MM-DDTHH:MM` gives day and hour; `AAAA-MM-DD` gives the day, with the
 *   suggested hour.
 * @param fim `HH:MM` gives the end, if it is later than the start; '24:00' is the day's midnight.
 */
export function horarioSugerido(pedido: string | null, agora: Date, fim?: string | null): Horario {
  const sugerido = momentoDe(inicioSugerido(agora));
  const [data = sugerido.data, hora = horaDe(sugerido.minuto)] = pedido?.split('T') ?? [];
  const minutos = fim ? minutosDe(fim) - minutosDe(hora) : 0;
  const duracao = minutos > 0 ? minutos : DURACAO_PADRAO_MIN;
  return { data, inicio: hora, termino: somarMinutos(hora, duracao) };
}
