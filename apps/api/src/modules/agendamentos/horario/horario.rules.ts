import {
  DIAS_DA_SEMANA,
  DURACAO_MAXIMA_H,
  type OpcoesDeExpediente,
} from '@dominio/contrato/agendamentos-opcoes';
import type { Aviso } from '@dominio/contrato/agendamentos-saida';
import { dataCivil, diaDaSemana, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { campoInvalido, type Recusa } from '../../../platform/erros.ts';

/** A half-open interval of time: [inicio, termino). */
export interface Periodo {
  readonly inicio: Date;
  readonly termino: Date;
}

/** Working intervals by day of the week, 0 Sunday … 6 Saturday, in civil `HH:MM`. */
export type Expediente = Readonly<Record<string, readonly (readonly [string, string])[]>>;

/**
 * No appointment lasts longer (dominios.md §1d). Queries rely on it: whatever overlaps an instant
 * started less than this before it, so overlaps are a bounded range of an index on the start.
 */
export const DURACAO_MAXIMA_MS = DURACAO_MAXIMA_H * 3_600_000;

/** Whether two intervals share any time; touching ends do not (dominios.md §1c). */
export const sobrepoem = (a: Periodo, b: Periodo) => a.inicio < b.termino && b.inicio < a.termino;

/** The refusal of a time not allowed, else null: 422 in the words of dominios.md §1d. */
export function horarioRecusado(
  { inicio, termino }: Periodo,
  campo: 'data_hora_termino' | 'nova_data_hora_termino' = 'data_hora_termino',
): Recusa | null {
  if (termino <= inicio) {
    return campoInvalido(campo, 'O término deve ser depois do início.');
  }
  return termino.getTime() - inicio.getTime() > DURACAO_MAXIMA_MS
    ? campoInvalido(campo, `Um agendamento pode durar no máximo ${DURACAO_MAXIMA_H} horas.`)
    : null;
}

/** Sorts stretches and merges those that touch or overlap. */
export function unir<T extends string | number>(trechos: readonly (readonly [T, T])[]): [T, T][] {
  const unidos: [T, T][] = [];
  for (const [de, ate] of trechos.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    const ultimo = unidos.at(-1);
    if (!ultimo || de > ultimo[1]) unidos.push([de, ate]);
    else if (ate > ultimo[1]) ultimo[1] = ate;
  }
  return unidos;
}

/**
 * The firm's working intervals that touch a stretch of time, in order, as instants. Intervals of a
 * day that touch or overlap are one: 8–12 and 12–18 is 8–18.
 */
export function periodosDeTrabalho(
  expediente: Expediente,
  { inicio, termino }: Periodo,
): Periodo[] {
  const trechos: [number, number][] = [];
  for (let dia = dataCivil(inicio); dia <= dataCivil(termino); dia = somarDias(dia, 1)) {
    const instante = (hora: string) => instanteCivil(dia, `${hora}:00`).getTime();
    for (const [de, ate] of expediente[diaDaSemana(dia)] ?? []) {
      trechos.push([instante(de), instante(ate)]);
    }
  }
  return unir(trechos)
    .map(([de, ate]) => ({ inicio: new Date(de), termino: new Date(ate) }))
    .filter((periodo) => periodo.termino > inicio && periodo.inicio < termino);
}

type ExpedienteDaSemana = OpcoesDeExpediente['expediente'];

/** The firm's hours of a whole week, days without work included. */
export const expedienteDaSemana = (expediente: Expediente): ExpedienteDaSemana =>
  Object.fromEntries(
    DIAS_DA_SEMANA.map((dia) => [dia, unir(expediente[dia] ?? [])]),
  ) as ExpedienteDaSemana;

/** Remarks on a time that is allowed all the same (decisoes.md §6). */
export function avisosDoHorario(periodo: Periodo, expediente: Expediente, agora: Date): Aviso[] {
  const avisos: Aviso[] = [];
  if (periodo.inicio < agora) {
    avisos.push({ tipo: 'passado', mensagem: 'O horário escolhido já passou.' });
  }
  const dentro = periodosDeTrabalho(expediente, periodo).some(
    ({ inicio, termino }) => inicio <= periodo.inicio && termino >= periodo.termino,
  );
  if (!dentro) {
    avisos.push({
      tipo: 'fora_do_expediente',
      mensagem: 'O horário está fora do expediente do escritório.',
    });
  }
  return avisos;
}
