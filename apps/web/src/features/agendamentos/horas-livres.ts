import type { OpcoesDeExpediente } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { diaDaSemana } from '@dominio/contrato/datas';
import type { Faixa, Momento } from '../../components/calendario/tipos.ts';
import { minutosDe } from '../../components/campos/hora-digitada.ts';
import { semEfeito } from './agendamentos.rotulos.ts';
import { instanteDoMomento } from './para-calendario.tsx';

/** The firm's working hours per weekday, by which the server suggests times. */
export type Expediente = OpcoesDeExpediente['expediente'];

/** Hours that the calendar shows before the firm's working hours have been read. */
const JANELA_PADRAO: Faixa = { de: 8 * 60, ate: 18 * 60 };

/** The working hours of one day, `AAAA-MM-DD`. */
export function trechosDo(data: string, expediente: Expediente): Faixa[] {
  const dia = String(diaDaSemana(data)) as keyof Expediente;
  return expediente[dia].map(([de, ate]) => ({ de: minutosDe(de), ate: minutosDe(ate) }));
}

/** From the earliest working hour of the week to the latest. */
export function janelaDoExpediente(expediente: Expediente | undefined): Faixa {
  const trechos = Object.values(expediente ?? {}).flat();
  if (trechos.length === 0) return JANELA_PADRAO;
  return {
    de: Math.min(...trechos.map(([de]) => minutosDe(de))),
    ate: Math.max(...trechos.map(([, ate]) => minutosDe(ate))),
  };
}

/** Minutes of a stretch that no busy one covers; busy ones may overlap. */
export function minutosLivres({ de, ate }: Faixa, ocupados: readonly Faixa[]): number {
  let livre = 0;
  let cursor = de;
  for (const ocupado of [...ocupados].sort((a, b) => a.de - b.de)) {
    livre += Math.max(0, Math.min(ocupado.de, ate) - cursor);
    cursor = Math.max(cursor, ocupado.ate);
  }
  return livre + Math.max(0, ate - cursor);
}

const emMinutos = (instante: Date | string) => Math.floor(new Date(instante).getTime() / 60_000);

/**
 * Minutes of working time that are free on the given days; hours in the past are not free.
 *
 * @param agendamentos all of the person's appointments on those days.
 */
export function horasLivres(
  dias: readonly string[],
  agendamentos: readonly Agendamento[],
  expediente: Expediente,
  agora: Date,
): number {
  const ocupados = agendamentos
    .filter((agendamento) => !semEfeito(agendamento))
    .map((a) => ({ de: emMinutos(a.data_hora_inicio), ate: emMinutos(a.data_hora_termino) }));
  const instante = (momento: Momento) => emMinutos(instanteDoMomento(momento));
  const presente = emMinutos(agora);
  return dias
    .flatMap((data) =>
      trechosDo(data, expediente).map(({ de, ate }) => ({
        de: Math.max(presente, instante({ data, minuto: de })),
        ate: instante({ data, minuto: ate }),
      })),
    )
    .filter(({ de, ate }) => de < ate)
    .reduce((total, trecho) => total + minutosLivres(trecho, ocupados), 0);
}

/** Rounds free time down to whole half hours, because nothing shorter is booked. */
export const emMeiasHoras = (minutos: number): number => Math.floor(minutos / 30) * 30;

/** '14h30', '9h', '45min'. */
export function formatarDuracao(minutos: number): string {
  const horas = Math.floor(minutos / 60);
  const resto = minutos % 60;
  if (horas === 0) return `${resto}min`;
  return resto === 0 ? `${horas}h` : `${horas}h${String(resto).padStart(2, '0')}`;
}
