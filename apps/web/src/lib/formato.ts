import { dataCivil, FUSO } from '@dominio/contrato/datas';

/** An instant, or its ISO 8601 text. */
export type Momento = Date | string;

const formatador = (opcoes: Intl.DateTimeFormatOptions, timeZone = FUSO) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone, ...opcoes });

const FORMATOS = {
  /** 18/11/2026 */
  curta: formatador({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  /** 18 de nov. */
  diaMes: formatador({ day: 'numeric', month: 'short' }),
  /** 18 de novembro de 2026 */
  longa: formatador({ day: 'numeric', month: 'long', year: 'numeric' }),
  /** quarta-feira, 18 de novembro */
  diaDaSemana: formatador({ weekday: 'long', day: 'numeric', month: 'long' }),
  /** novembro de 2026 */
  mes: formatador({ month: 'long', year: 'numeric' }),
} as const;

const hora = formatador({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const numero = new Intl.NumberFormat('pt-BR');

export type FormatoDeData = keyof typeof FORMATOS;

const instante = (momento: Momento) => (momento instanceof Date ? momento : new Date(momento));

/** Date of an instant in São Paulo. */
export const formatarData = (momento: Momento, formato: FormatoDeData = 'curta'): string =>
  FORMATOS[formato].format(instante(momento));

/** A civil date `AAAA-MM-DD`, which has no zone to convert. */
export const formatarDia = (data: string, formato: FormatoDeData = 'curta'): string =>
  FORMATOS[formato].format(new Date(`${data}T12:00:00-03:00`));

/** `HH:MM` in São Paulo. */
export const formatarHora = (momento: Momento): string => hora.format(instante(momento));

/** `18/11/2026 09:00`. */
export const formatarDataHora = (momento: Momento): string =>
  `${formatarData(momento)} ${formatarHora(momento)}`;

/** `09:00 – 10:00`, with the dates when the days differ. */
export function formatarIntervalo(inicio: Momento, termino: Momento): string {
  const mesmoDia = dataCivil(instante(inicio)) === dataCivil(instante(termino));
  const mostrar = mesmoDia ? formatarHora : formatarDataHora;
  return `${mostrar(inicio)} – ${mostrar(termino)}`;
}

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/**
 * Age of an instant as lists show it: 'Agora', minutes 'm', hours 'h', days 'd' under 7 days, else
 * the date (specification part 1 §2.3).
 */
export function tempoDecorrido(momento: Momento, agora = new Date()): string {
  const idade = agora.getTime() - instante(momento).getTime();
  if (idade < MINUTO) return 'Agora';
  if (idade < HORA) return `${Math.floor(idade / MINUTO)}m`;
  if (idade < DIA) return `${Math.floor(idade / HORA)}h`;
  if (idade < 7 * DIA) return `${Math.floor(idade / DIA)}d`;
  return formatarData(momento);
}

const relativo = new Intl.RelativeTimeFormat('pt-BR');

/** `há 5 minutos`, `há 3 horas`, `há 2 dias`: age of an instant in a sentence; null under a minute. */
export function haQuanto(momento: Momento, agora = new Date()): string | null {
  const idade = agora.getTime() - instante(momento).getTime();
  if (idade < MINUTO) return null;
  if (idade < HORA) return relativo.format(-Math.floor(idade / MINUTO), 'minute');
  if (idade < DIA) return relativo.format(-Math.floor(idade / HORA), 'hour');
  return relativo.format(-Math.floor(idade / DIA), 'day');
}

/** Whole number with the thousands marked. */
export const formatarNumero = (valor: number): string => numero.format(valor);

const tamanho = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const KB = 1024;

/** The size of a file: '1,2 MB'; a small one in whole kilobytes, '340 KB'. */
export const formatarTamanho = (bytes: number): string =>
  bytes < KB * KB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${tamanho.format(bytes / (KB * KB))} MB`;

/** `1 agendamento`, `2.345 agendamentos`. */
export const contar = (quantos: number, singular: string, plural: string): string =>
  `${formatarNumero(quantos)} ${quantos === 1 ? singular : plural}`;

/** Text without accents or case, for comparing what people type. */
export const normalizar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
