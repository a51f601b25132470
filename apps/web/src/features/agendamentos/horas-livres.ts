import type { OpcoesDeExpediente } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { diaDaSemana } from '@dominio/contrato/datas';
import type { Momento } from '../../components/calendario/tipos.ts';
import { minutosDe } from '../../components/campos/hora-digitada.ts';
import { semEfeito } from './agendamentos.rotulos.ts';
import { instanteDoMomento } from './para-calendario.tsx';

/** Minutes since midnight, or since any other moment common to both ends. */
interface Trecho {
  de: number;
  ate: number;
}

/** The firm's working hours, as the server suggests times by them. */
export type Expediente = OpcoesDeExpediente['expediente'];

/** What the grid of hours opens on before the firm's own hours are known. */
const JANELA_PADRAO: Trecho = { de: 8 * 60, ate: 18 * 60 };

/** The working stretches of a day `AAAA-MM-DD`. */
function trechosDo(data: string, expediente: Expediente): Trecho[] {
  const dia = String(diaDaSemana(data)) as keyof Expediente;
  return expediente[dia].map(([de, ate]) => ({ de: minutosDe(de), ate: minutosDe(ate) }));
}

/** From the first hour anybody works to the last, over the whole week. */
export function janelaDoExpediente(expediente: Expediente | undefined): Trecho {
  const trechos = Object.values(expediente ?? {}).flat();
  if (trechos.length === 0) return JANELA_PADRAO;
  return {
    de: Math.min(...trechos.map(([de]) => minutosDe(de))),
    ate: Math.max(...trechos.map(([, ate]) => minutosDe(ate))),
  };
}

/** Minutes of an interval that no busy stretch covers; stretches may overlap. */
export function minutosLivres({ de, ate }: Trecho, ocupados: readonly Trecho[]): number {
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
 * Working time still free on the given days, in minutes: what has passed is not free.
 *
 * @param agendamentos a person's whole agenda of those days
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

/** Free time as it is told: whole half hours, since nothing shorter is booked. */
export const emMeiasHoras = (minutos: number): number => Math.floor(minutos / 30) * 30;

/** '14h30', '9h', '45min'. */
export function formatarDuracao(minutos: number): string {
  const horas = Math.floor(minutos / 60);
  const resto = minutos % 60;
  if (horas === 0) return `${resto}min`;
  return resto === 0 ? `${horas}h` : `${horas}h${String(resto).padStart(2, '0')}`;
}
