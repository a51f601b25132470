import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { deslocamento, instanteCivil } from '@dominio/contrato/datas';
import { horaDe } from '../../components/calendario/dias.ts';
import type { EventoDoCalendario, Momento, Mudanca } from '../../components/calendario/tipos.ts';
import { formatarHora } from '../../lib/formato.ts';
import {
  corDoAgendamento,
  ondeEComQuem,
  rotuloDaPrioridade,
  rotuloDoStatus,
  SEM_TIPO,
  semEfeito,
} from './agendamentos.rotulos.ts';
import { MarcasDoAgendamento, semTipo, temMarca } from './components/marcas-do-agendamento.tsx';
import { SEM_DESFECHO, semDesfecho } from './sem-desfecho.ts';

const UMA_HORA = 3_600_000;
const deslocamentos = new Map<number, number>();

/**
 * Offset of the zone, cached per hour: asking for it is slow for hundreds of instants, and clocks
 * change only on the hour.
 */
function deslocamentoDaHora(instante: Date): number {
  const hora = Math.floor(instante.getTime() / UMA_HORA);
  const lido = deslocamentos.get(hora) ?? deslocamento(new Date(hora * UMA_HORA));
  deslocamentos.set(hora, lido);
  return lido;
}

/** Civil day and minute of an instant in São Paulo. */
export function momentoDe(instante: Date): Momento {
  const civil = new Date(instante.getTime() + deslocamentoDaHora(instante));
  return {
    data: civil.toISOString().slice(0, 10),
    minuto: civil.getUTCHours() * 60 + civil.getUTCMinutes(),
  };
}

/** The instant of a civil moment in São Paulo. */
export const instanteDoMomento = ({ data, minuto }: Momento): Date =>
  instanteCivil(data, `${horaDe(minuto)}:00`);

/** Start and end after a move, as the contract takes them; the length is kept in real time. */
export function horarioDaMudanca({ inicio, duracao }: Omit<Mudanca, 'evento'>) {
  const de = instanteDoMomento(inicio);
  return {
    data_hora_inicio: de.toISOString(),
    data_hora_termino: new Date(de.getTime() + duracao * 60_000).toISOString(),
  };
}

function complementoDe(agendamento: Agendamento, aberto: boolean): string {
  const { status, prioridade, privado, tipo_agendamento } = agendamento;
  const partes = [
    `até ${formatarHora(agendamento.data_hora_termino)}`,
    aberto ? SEM_DESFECHO : rotuloDoStatus(status),
    semTipo(agendamento) ? SEM_TIPO : tipo_agendamento?.nome,
    (prioridade === 'ALTA' || prioridade === 'URGENTE') &&
      `prioridade ${rotuloDaPrioridade(prioridade).toLowerCase()}`,
    privado && 'privado',
  ];
  return partes.filter((parte) => typeof parte === 'string').join(', ');
}

function converter(agendamento: Agendamento, aberto: boolean): EventoDoCalendario {
  return {
    id: agendamento.id,
    titulo: agendamento.titulo,
    detalhe: [...(aberto ? [SEM_DESFECHO] : []), ...ondeEComQuem(agendamento)].join(' · '),
    complemento: complementoDe(agendamento, aberto),
    inicio: momentoDe(new Date(agendamento.data_hora_inicio)),
    termino: momentoDe(new Date(agendamento.data_hora_termino)),
    cor: corDoAgendamento(agendamento),
    riscado: semEfeito(agendamento),
    movivel: agendamento.acoes.editar && agendamento.status === 'AGENDADO',
    marca: temMarca(agendamento) ? <MarcasDoAgendamento agendamento={agendamento} /> : undefined,
  };
}

const convertidos = new WeakMap<Agendamento, { aberto: boolean; evento: EventoDoCalendario }>();

/**
 * The appointment as the calendar draws it. The same object is returned until the appointment
 * changes or ends, so that React does not draw it again.
 */
export function paraCalendario(agendamento: Agendamento, agora?: Date): EventoDoCalendario {
  const aberto = semDesfecho(agendamento, agora);
  const pronto = convertidos.get(agendamento);
  if (pronto?.aberto === aberto) return pronto.evento;
  const evento = converter(agendamento, aberto);
  convertidos.set(agendamento, { aberto, evento });
  return evento;
}
