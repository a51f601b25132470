import {
  OPCOES_DE_PRIORIDADE,
  OPCOES_DE_STATUS,
  type Prioridade,
  type StatusDoAgendamento,
} from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento, Intervalo } from '@dominio/contrato/agendamentos-saida';
import { dataCivil } from '@dominio/contrato/datas';
import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import { contar, formatarData, formatarHora } from '../../lib/formato.ts';

/** Colour of an appointment that does not take place. */
const COR_SEM_EFEITO = '#6c757d';

/** Statuses in which the appointment does not take place at its time. */
const SEM_EFEITO: ReadonlySet<StatusDoAgendamento> = new Set([
  'CANCELADO',
  'REAGENDADO_CLIENTE',
  'REAGENDADO_DOMINIO',
]);

/** Whether an appointment does not take place, being cancelled or moved. */
export const semEfeito = ({ status }: Pick<Agendamento, 'status'>) => SEM_EFEITO.has(status);

/** What an appointment without a type is called. */
export const SEM_TIPO = 'Sem tipo';

/**
 * Colour of the type, blue without one (specification part 2 §3); grey for an appointment that does
 * not take place.
 */
export const corDoAgendamento = (
  agendamento: Pick<Agendamento, 'status' | 'tipo_agendamento'>,
): string =>
  semEfeito(agendamento) ? COR_SEM_EFEITO : agendamento.tipo_agendamento?.cor || COR_PADRAO;

/** The colour of a status (specification part 2 §9). */
export const corDoStatus = (status: StatusDoAgendamento): string | undefined =>
  OPCOES_DE_STATUS.find(({ valor }) => valor === status)?.cor;

export const rotuloDoStatus = (status: StatusDoAgendamento): string =>
  OPCOES_DE_STATUS.find(({ valor }) => valor === status)?.rotulo ?? status;

export const rotuloDaPrioridade = (prioridade: Prioridade): string =>
  OPCOES_DE_PRIORIDADE.find(({ valor }) => valor === prioridade)?.rotulo ?? prioridade;

type ComLugar = Pick<Agendamento, 'local_reuniao' | 'link_reuniao' | 'cliente' | 'participantes'>;

/** Where and with whom, shortest first: 'Sala 2', 'Padaria Sol', '3 pessoas'. */
export function ondeEComQuem(agendamento: ComLugar): string[] {
  const { local_reuniao, link_reuniao, cliente, participantes } = agendamento;
  const onde = local_reuniao ?? (link_reuniao ? 'Online' : undefined);
  const pessoas = participantes.length > 2 && contar(participantes.length, 'pessoa', 'pessoas');
  return [onde, cliente?.nome, pessoas].filter((parte) => typeof parte === 'string');
}

/** Second line of a row that shows the start already: 'Online · até 09:00'. */
export const detalheSemInicio = (agendamento: Agendamento): string =>
  [...ondeEComQuem(agendamento), `até ${formatarHora(agendamento.data_hora_termino)}`].join(' · ');

const AVISOS_DO_STATUS: Readonly<Record<StatusDoAgendamento, string>> = {
  AGENDADO: 'Agendamento reaberto.',
  FINALIZADO: 'Agendamento finalizado.',
  CANCELADO: 'Agendamento cancelado.',
  REAGENDADO_CLIENTE: 'Agendamento reagendado.',
  REAGENDADO_DOMINIO: 'Agendamento reagendado.',
  NO_SHOW: 'Não comparecimento registrado.',
};

/** What a toast says after an appointment was given this status. */
export const avisoDoStatus = (para: StatusDoAgendamento): string => AVISOS_DO_STATUS[para];

const umaHora = (hora: string) => hora.startsWith('01');
const das = (hora: string) => `${umaHora(hora) ? 'da' : 'das'} ${hora}`;
const as = (hora: string) => `${umaHora(hora) ? 'à' : 'às'} ${hora}`;

/**
 * A period as part of a sentence: 'das 10:30 às 12:00'. Its day is named when it is not `dia`
 * (`AAAA-MM-DD`), and both days when it passes midnight.
 */
export function periodoPorExtenso(
  { data_hora_inicio: inicio, data_hora_termino: termino }: Intervalo,
  dia: string,
): string {
  const [de, ate] = [dataCivil(new Date(inicio)), dataCivil(new Date(termino))];
  const [comeco, fim] = [das(formatarHora(inicio)), as(formatarHora(termino))];
  const diaDe = (instante: string) => formatarData(instante, 'diaMes');
  if (de !== ate) return `${comeco} de ${diaDe(inicio)} ${fim} de ${diaDe(termino)}`;
  return de === dia ? `${comeco} ${fim}` : `em ${diaDe(inicio)} ${comeco} ${fim}`;
}
