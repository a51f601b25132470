import { DIAS_SEM_DESFECHO } from '@dominio/contrato/agendamentos-opcoes';
import { gradeDoMes, inicioDaSemana, somarDias } from '@dominio/contrato/datas';
import {
  dataPorExtenso,
  diaPorExtenso,
  fimDeSemana,
  intervaloDeDias,
  mesPorExtenso,
  numeroDoDia,
  somarMeses,
} from '../../components/calendario/dias.ts';

export const VISOES = ['dia', 'semana', 'mes', 'lista'] as const;
export type Visao = (typeof VISOES)[number];

/** Words of each view: for its button, and for the buttons back and forward. */
export const NOMES_DAS_VISOES: Readonly<
  Record<Visao, { rotulo: string; anterior: string; proximo: string }>
> = {
  dia: { rotulo: 'Dia', anterior: 'Dia anterior', proximo: 'Próximo dia' },
  semana: { rotulo: 'Semana', anterior: 'Semana anterior', proximo: 'Próxima semana' },
  mes: { rotulo: 'Mês', anterior: 'Mês anterior', proximo: 'Próximo mês' },
  lista: { rotulo: 'Lista', anterior: 'Mês anterior', proximo: 'Próximo mês' },
};

export interface Periodo {
  /** Title of the period: '16 a 20 de novembro de 2026'. */
  titulo: string;
  /** Days drawn; the month draws weeks by itself and has none here. */
  dias: string[];
  /** First and last civil day read from the server. */
  primeiro: string;
  ultimo: string;
}

const semAno = (data: string) => dataPorExtenso(data).replace(/ de \d{4}$/, '');

/** '16 a 20 de novembro de 2026'; month and year are named twice only where they differ. */
export function intervaloPorExtenso(primeiro: string, ultimo: string): string {
  if (primeiro === ultimo) return dataPorExtenso(primeiro);
  const mesmoMes = primeiro.slice(0, 7) === ultimo.slice(0, 7);
  const mesmoAno = primeiro.slice(0, 4) === ultimo.slice(0, 4);
  const inicio = mesmoMes
    ? String(numeroDoDia(primeiro))
    : mesmoAno
      ? semAno(primeiro)
      : dataPorExtenso(primeiro);
  return `${inicio} a ${dataPorExtenso(ultimo)}`;
}

function semanaDe(data: string, comFimDeSemana: boolean): Periodo {
  const primeiro = inicioDaSemana(data);
  const ultimo = somarDias(primeiro, 6);
  const dias = intervaloDeDias(primeiro, comFimDeSemana ? ultimo : somarDias(primeiro, 4));
  return { titulo: intervaloPorExtenso(primeiro, dias.at(-1) ?? ultimo), dias, primeiro, ultimo };
}

/** The days of a month alone, without those of other months in its grid. */
function mesDe(data: string): Periodo {
  const primeiro = `${data.slice(0, 7)}-01`;
  const ultimo = somarDias(somarMeses(primeiro, 1), -1);
  return {
    titulo: mesPorExtenso(data),
    dias: intervaloDeDias(primeiro, ultimo),
    primeiro,
    ultimo,
  };
}

/**
 * What a view shows around a date. Weeks start on Monday (decisoes.md §6). A week without its
 * weekend still reads it, so that the summary can count what is hidden.
 */
export function periodoDaVisao(visao: Visao, data: string, comFimDeSemana: boolean): Periodo {
  if (visao === 'semana') return semanaDe(data, comFimDeSemana);
  if (visao === 'lista') return mesDe(data);
  if (visao === 'mes') {
    const [ano = 0, mes = 0] = data.split('-').map(Number);
    return { ...mesDe(data), ...gradeDoMes(ano, mes) };
  }
  const titulo = `${diaPorExtenso(data)} de ${data.slice(0, 4)}`;
  return { titulo, dias: [data], primeiro: data, ultimo: data };
}

/** The days of which the list shows what has no outcome: those that the block of /inicio counts. */
export function periodoSemDesfecho(hoje: string): Periodo {
  const primeiro = somarDias(hoje, -DIAS_SEM_DESFECHO);
  const titulo = `Últimos ${DIAS_SEM_DESFECHO} dias`;
  return { titulo, dias: intervaloDeDias(primeiro, hoje), primeiro, ultimo: hoje };
}

/**
 * The date to show so that an appointment is visible: the day of its start. Undefined when part of
 * it is on a day shown already.
 */
export function diaASeguir(
  visao: Visao,
  periodo: Periodo,
  { inicio, termino }: { inicio: string; termino: string },
): string | undefined {
  const aVista =
    visao === 'mes'
      ? inicio <= periodo.ultimo && termino >= periodo.primeiro
      : periodo.dias.some((dia) => inicio <= dia && termino >= dia);
  return aVista ? undefined : inicio;
}

/** The date around which the next or the previous period of a view is shown. */
export function folhear(visao: Visao, data: string, passo: 1 | -1): string {
  if (visao === 'semana') return somarDias(data, 7 * passo);
  if (visao === 'dia') return somarDias(data, passo);
  return somarMeses(data, passo);
}

/** Whether a view that hides weekends hides this date. */
export const ficaOculta = (visao: Visao, data: string, comFimDeSemana: boolean): boolean =>
  visao === 'semana' && !comFimDeSemana && fimDeSemana(data);

/** The date that arrow keys lead to, past a hidden weekend. */
export function andar(visao: Visao, de: string, passo: number, comFimDeSemana: boolean): string {
  let data = somarDias(de, passo);
  while (ficaOculta(visao, data, comFimDeSemana)) data = somarDias(data, Math.sign(passo));
  return data;
}
