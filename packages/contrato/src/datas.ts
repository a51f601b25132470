/**
 * Civil time of the firm: the whole product shows and reads times of one zone (decisoes.md §4).
 * These functions use only `Intl`, so that they work alike in every browser and in Node.
 */
export const FUSO = 'America/Sao_Paulo';

const MINUTO = 60_000;
const partesDoFuso = new Intl.DateTimeFormat('en-CA', {
  timeZone: FUSO,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Since 1914 offsets have changed on the quarter of an hour at most: within one they are asked for once. */
const QUARTO_DE_HORA_MS = 900_000;
const MAXIMO_DE_QUARTOS = 5_000;
const deslocamentos = new Map<number, number>();

/**
 * Milliseconds by which São Paulo is ahead of UTC at an instant: negative, −3 h today, −2 h in the
 * summers until 2019.
 */
export function deslocamento(instante: Date): number {
  const quarto = Math.floor(instante.getTime() / QUARTO_DE_HORA_MS);
  const sabido = deslocamentos.get(quarto);
  if (sabido !== undefined) return sabido;
  if (deslocamentos.size === MAXIMO_DE_QUARTOS) deslocamentos.clear();
  const novo = deslocamentoDoFuso(instante);
  deslocamentos.set(quarto, novo);
  return novo;
}

/** Asked of the time zone's own rules, which takes a hundred times as long. */
function deslocamentoDoFuso(instante: Date): number {
  const valores = Object.fromEntries(
    partesDoFuso.formatToParts(instante).map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = valores;
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  return local - Math.floor(instante.getTime() / 1000) * 1000;
}

/** The instant at which São Paulo's clocks show the given civil time. */
export function instanteCivil(data: string, hora = '00:00:00'): Date {
  const utc = Date.parse(`${data}T${hora}Z`);
  const primeiro = new Date(utc - deslocamento(new Date(utc)));
  // Near a change of offset, the first guess may have used the wrong offset.
  return new Date(utc - deslocamento(primeiro));
}

/** `AAAA-MM-DD` of an instant on São Paulo's calendar. */
export function dataCivil(instante: Date): string {
  return new Date(instante.getTime() + deslocamento(instante)).toISOString().slice(0, 10);
}

/** `HH:MM` of an instant on São Paulo's clocks. */
export function horaCivil(instante: Date): string {
  return new Date(instante.getTime() + deslocamento(instante)).toISOString().slice(11, 16);
}

/** Minutes since midnight on São Paulo's clocks. */
export function minutosDoDia(instante: Date): number {
  const [horas = 0, minutos = 0] = horaCivil(instante).split(':').map(Number);
  return horas * 60 + minutos;
}

/** Adds calendar days to `AAAA-MM-DD`. */
export function somarDias(data: string, dias: number): string {
  return new Date(Date.parse(`${data}T00:00:00Z`) + dias * 86_400_000).toISOString().slice(0, 10);
}

/** Calendar days from one civil day to another; negative when the second comes first. */
export const diasEntre = (de: string, ate: string): number =>
  Math.round((Date.parse(`${ate}T00:00:00Z`) - Date.parse(`${de}T00:00:00Z`)) / 86_400_000);

/** The same day in another month, or that month's last day. */
export function somarMeses(data: string, meses: number): string {
  const [ano = 0, mes = 1, dia = 1] = data.split('-').map(Number);
  const ultimo = new Date(Date.UTC(ano, mes + meses, 0));
  ultimo.setUTCDate(Math.min(dia, ultimo.getUTCDate()));
  return ultimo.toISOString().slice(0, 10);
}

/** Day of the week of `AAAA-MM-DD`: 0 Sunday … 6 Saturday. */
export function diaDaSemana(data: string): number {
  return new Date(`${data}T00:00:00Z`).getUTCDay();
}

/** The Monday on or before a date: weeks start on Monday (decisoes.md §6). */
export function inicioDaSemana(data: string): string {
  return somarDias(data, -((diaDaSemana(data) + 6) % 7));
}

/** A day as people write it: `2026-03-05` is `05/03/2026`. */
export const diaEscrito = (data: string): string => data.split('-').reverse().join('/');

/** Whether `AAAA-MM-DD` names a day that exists. */
export function dataExiste(data: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(data)) return false;
  const instante = new Date(`${data}T00:00:00Z`);
  return !Number.isNaN(instante.getTime()) && instante.toISOString().slice(0, 10) === data;
}

const FORMATO_ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The years whose days may be written; PostgreSQL, among others, knows no year 0. */
const ANOS_ACEITOS = { primeiro: 1900, ultimo: 2200 } as const;

const anoAceito = (data: string): boolean => {
  const ano = Number(data.slice(0, 4));
  return ano >= ANOS_ACEITOS.primeiro && ano <= ANOS_ACEITOS.ultimo;
};

/** What was written in place of a date, with its days as people write them: 31/02/2026. */
const comoSeEscreve = (valor: string): string =>
  valor
    .trim()
    .slice(0, 40)
    .replaceAll(/\b(\d{4})-(\d{2})-(\d{2})(?!\d)/g, '$3/$2/$1') || 'vazia';

/**
 * Why `AAAA-MM-DD` cannot be accepted, in words; nothing for a day that exists, of 1900 to 2200.
 *
 * @param foraDosAnos for a day of another year.
 */
export function recusaDoDia(
  valor: string,
  foraDosAnos = `Use uma data de ${ANOS_ACEITOS.primeiro} a ${ANOS_ACEITOS.ultimo}.`,
): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(valor)) return `Data inválida: ${comoSeEscreve(valor)}.`;
  if (!dataExiste(valor)) return `Esta data não existe: ${comoSeEscreve(valor)}.`;
  return anoAceito(valor) ? undefined : foraDosAnos;
}

/** As `recusaDoDia`, of a text that `instanteDe` does not read. */
export function recusaDoInstante(valor: string): string {
  const dia = FORMATO_ISO.exec(valor.trim())?.[1];
  return (dia && recusaDoDia(dia)) ?? `Data inválida: ${comoSeEscreve(valor)}.`;
}

/**
 * Reads ISO 8601. A value without offset is civil time of São Paulo; a bare date is its midnight.
 *
 * @returns the instant, or `undefined` when the text is not a date that exists between 1900 and 2200.
 */
export function instanteDe(valor: string): Date | undefined {
  const partes = FORMATO_ISO.exec(valor.trim());
  if (!partes) return undefined;
  const [, data = '', hora = '00:00', segundos = '00', fuso] = partes;
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  if (!dataExiste(data) || horas > 23 || minutos > 59 || Number(segundos) > 59) return undefined;
  if (!anoAceito(data)) return undefined;
  const civil = `${hora}:${segundos}`;
  if (!fuso) return instanteCivil(data, civil);
  const comFuso = fuso.length === 5 ? `${fuso.slice(0, 3)}:${fuso.slice(3)}` : fuso.toUpperCase();
  const instante = new Date(`${data}T${civil}${comFuso}`);
  return Number.isNaN(instante.getTime()) ? undefined : instante;
}

/**
 * Suggested start: the next half hour, unless the instant is already on one to the second
 * (specification part 2 §4; decisoes.md §6: 09:00:00 stays, 09:00:01 becomes 09:30).
 */
export function inicioSugerido(agora: Date): Date {
  // Every offset of São Paulo since 1914 is a whole number of half hours, so rounding in UTC rounds
  // civil time.
  const passo = 30 * MINUTO;
  return new Date(Math.ceil(Math.floor(agora.getTime() / 1000) / (passo / 1000)) * passo);
}

export const DURACAO_PADRAO_MIN = 60;

/** Start and end of a civil day as a half-open interval of instants. */
export function limitesDoDia(data: string): { inicio: Date; fim: Date } {
  return { inicio: instanteCivil(data), fim: instanteCivil(somarDias(data, 1)) };
}

/** First and last day of the weeks that a month's grid shows, Monday to Sunday. */
export function gradeDoMes(ano: number, mes: number): { primeiro: string; ultimo: string } {
  const inicio = `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-01`;
  const fim = new Date(Date.UTC(ano, mes, 0)).toISOString().slice(0, 10);
  return { primeiro: inicioDaSemana(inicio), ultimo: somarDias(inicioDaSemana(fim), 6) };
}
