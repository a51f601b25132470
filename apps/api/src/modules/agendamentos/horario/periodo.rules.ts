import { dataCivil, limitesDoDia, somarDias } from '@dominio/contrato/datas';
import { campoInvalido, type Recusa } from '../../../platform/erros.ts';
import type { Periodo } from './horario.rules.ts';

interface PeriodoPedido {
  readonly data_inicio?: Date | undefined;
  readonly data_fim?: Date | undefined;
}

/** Longest stretch the calendar answers, in days: two months with their grids' edges. */
const DIAS_DO_CALENDARIO = 62;
const DIAS_SEM_PEDIDO = 31;
const DIA_MS = 86_400_000;
/** When clocks go back a day is an hour longer; no allowed period has more than one such day. */
const FOLGA_MS = 3_600_000;

/** 422 when the end of a period is not after its start. */
export function periodoRecusado({ data_inicio, data_fim }: PeriodoPedido): Recusa | null {
  return data_inicio && data_fim && data_fim <= data_inicio
    ? campoInvalido('data_fim', 'O fim do período deve ser depois do início.')
    : null;
}

/**
 * The period that a calendar shows. A missing end, or start, is 31 days from the other; with
 * neither, it is the current civil month.
 *
 * @returns the period, or a 422 when it is reversed or longer than 62 days.
 */
export function periodoDoCalendario(
  { data_inicio, data_fim }: PeriodoPedido,
  agora: Date,
): { data_inicio: Date; data_fim: Date } | Recusa {
  const dias = (n: number) => n * DIA_MS;
  if (!data_inicio && !data_fim) {
    const primeiro = `${dataCivil(agora).slice(0, 7)}-01`;
    const doProximo = `${somarDias(primeiro, DIAS_SEM_PEDIDO).slice(0, 7)}-01`;
    return {
      data_inicio: limitesDoDia(primeiro).inicio,
      data_fim: limitesDoDia(doProximo).inicio,
    };
  }
  const inicio = data_inicio ?? new Date((data_fim as Date).getTime() - dias(DIAS_SEM_PEDIDO));
  const fim = data_fim ?? new Date(inicio.getTime() + dias(DIAS_SEM_PEDIDO));
  const recusa = periodoRecusado({ data_inicio: inicio, data_fim: fim });
  if (recusa) return recusa;
  return fim.getTime() - inicio.getTime() > dias(DIAS_DO_CALENDARIO) + FOLGA_MS
    ? campoInvalido('data_fim', 'O período pode ter no máximo 62 dias.')
    : { data_inicio: inicio, data_fim: fim };
}

/**
 * The period of a list of the whole firm's appointments: without a person or a client to bound it,
 * time does, so that its cost does not grow with the years. A missing end, or start, is 62 days
 * from the other; with neither, it is the 31 days to either side of now.
 */
export function periodoDaFirma(
  { data_inicio, data_fim }: PeriodoPedido,
  agora: Date,
): { data_inicio: Date; data_fim: Date } {
  const daqui = (de: Date, dias: number) => new Date(de.getTime() + dias * DIA_MS);
  if (!data_inicio && !data_fim) {
    return {
      data_inicio: daqui(agora, -DIAS_SEM_PEDIDO),
      data_fim: daqui(agora, DIAS_SEM_PEDIDO),
    };
  }
  return {
    data_inicio: data_inicio ?? daqui(data_fim as Date, -DIAS_DO_CALENDARIO),
    data_fim: data_fim ?? daqui(data_inicio as Date, DIAS_DO_CALENDARIO),
  };
}

/**
 * The civil days from `primeiro` to `ultimo`, each with the items that touch it, in the given
 * order: one that crosses midnight is on both days.
 */
export function agruparPorDia<T extends Periodo>(
  itens: readonly T[],
  primeiro: string,
  ultimo: string,
): { data: string; itens: T[] }[] {
  const dias = new Map<string, T[]>();
  for (let dia = primeiro; dia <= ultimo; dia = somarDias(dia, 1)) dias.set(dia, []);
  for (const item of itens) {
    const fim = dataCivil(new Date(item.termino.getTime() - 1));
    for (let dia = dataCivil(item.inicio); dia <= fim; dia = somarDias(dia, 1)) {
      dias.get(dia)?.push(item);
    }
  }
  return [...dias].map(([data, doDia]) => ({ data, itens: doDia }));
}
