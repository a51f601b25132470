const UM_DIA = 86_400_000;
const meiaNoite = (data: string) => Date.parse(`${data}T00:00:00Z`);

/** Whether `AAAA-MM-DD` names a day that exists. */
export function diaExiste(data: string): boolean {
  const instante = new Date(meiaNoite(data));
  return !Number.isNaN(instante.getTime()) && instante.toISOString().startsWith(data);
}

/** Adds calendar days to `AAAA-MM-DD`. */
export const somarDias = (data: string, dias: number): string =>
  new Date(meiaNoite(data) + dias * UM_DIA).toISOString().slice(0, 10);

/** Whole days from one date to another; negative when the second comes first. */
export const diasEntre = (de: string, ate: string): number =>
  Math.round((meiaNoite(ate) - meiaNoite(de)) / UM_DIA);

/** Day of the week, 1 Monday … 7 Sunday (ISO 8601). */
export const diaIso = (data: string): number => new Date(meiaNoite(data)).getUTCDay() || 7;

export const fimDeSemana = (data: string): boolean => diaIso(data) > 5;

/** Consecutive dates from `primeiro` to `ultimo`, both included. */
export const intervaloDeDias = (primeiro: string, ultimo: string): string[] =>
  Array.from({ length: Math.max(0, diasEntre(primeiro, ultimo) + 1) }, (_, i) =>
    somarDias(primeiro, i),
  );

/** The weeks, Monday to Sunday, that show the whole month of a date. */
export function semanasDoMes(data: string): string[][] {
  const primeiro = `${data.slice(0, 7)}-01`;
  const [ano = 0, mes = 0] = data.split('-').map(Number);
  const ultimo = new Date(Date.UTC(ano, mes, 0)).toISOString().slice(0, 10);
  const inicio = somarDias(primeiro, 1 - diaIso(primeiro));
  const semanas = Math.ceil((diasEntre(inicio, ultimo) + 1) / 7);
  return Array.from({ length: semanas }, (_, semana) => {
    const segunda = somarDias(inicio, semana * 7);
    return intervaloDeDias(segunda, somarDias(segunda, 6));
  });
}

/** The same day in another month, or that month's last day. */
export function somarMeses(data: string, meses: number): string {
  const [ano = 0, mes = 0, dia = 0] = data.split('-').map(Number);
  const ultimo = new Date(Date.UTC(ano, mes + meses, 0));
  ultimo.setUTCDate(Math.min(dia, ultimo.getUTCDate()));
  return ultimo.toISOString().slice(0, 10);
}

// Dates are civil, so they are formatted at UTC midnight in UTC: no browser zone can shift them.
function formatador(opcoes: Intl.DateTimeFormatOptions): (data: string) => string {
  const formato = new Intl.DateTimeFormat('pt-BR', { ...opcoes, timeZone: 'UTC' });
  return (data) => formato.format(new Date(meiaNoite(data)));
}

/** 'seg.' */
export const semanaCurta = formatador({ weekday: 'short' });
/** 'segunda-feira, 16 de novembro' */
export const diaPorExtenso = formatador({ weekday: 'long', day: 'numeric', month: 'long' });
/** '16 de novembro de 2026' */
export const dataPorExtenso = formatador({ day: 'numeric', month: 'long', year: 'numeric' });
/** 'novembro de 2026' */
export const mesPorExtenso = formatador({ month: 'long', year: 'numeric' });

/** 'segunda-feira, 2 de novembro, feriado: Finados' on a day that has a name among these. */
export const diaComFeriado = (data: string, feriados?: ReadonlyMap<string, string>): string =>
  feriados?.has(data)
    ? `${diaPorExtenso(data)}, feriado: ${feriados.get(data)}`
    : diaPorExtenso(data);

/** Day of the month without a leading zero. */
export const numeroDoDia = (data: string): number => Number(data.slice(8));

/** `HH:MM` of minutes since midnight; 1440 is '24:00'. */
export const horaDe = (minuto: number): string =>
  `${String(Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`;
