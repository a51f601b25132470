import {
  STATUS_DO_AGENDAMENTO,
  type StatusDoAgendamento,
} from '@dominio/contrato/agendamentos-opcoes';
import { dataExiste } from '@dominio/contrato/datas';
import { VISOES, type Visao } from './periodo.ts';

/** Whose agenda: mine, everybody's I may see, or one person's. */
export type FiltroDeParticipante = 'eu' | 'todos' | number;

/** Everything the agenda's address says. What equals its default stays out of the address. */
export interface EstadoDaAgenda {
  visao: Visao;
  data: string;
  /** Whether a week shows its weekend. */
  fimDeSemana: boolean;
  tipos: number[];
  participante: FiltroDeParticipante;
  cliente: number | null;
  /**
   * Default 'todos': an agenda that hid what has ended would hide the past. The contract's own
   * default stays AGENDADO (specification part 2 §9).
   */
  status: StatusDoAgendamento[] | 'todos';
  /** Open drawer: an appointment, or the form of a new one. */
  agendamento: number | null;
  editando: boolean;
  novo: boolean;
  /** Civil start of the new one, `AAAA-MM-DDTHH:MM`, or its day alone. */
  inicio: string | null;
}

/** What an address that says nothing means: it depends on the day and on the width of the screen. */
export type Padroes = Pick<EstadoDaAgenda, 'visao' | 'data' | 'fimDeSemana'>;

const identificador = (texto: string | null): number | null =>
  texto && /^[1-9]\d{0,14}$/.test(texto) ? Number(texto) : null;

const umDe = <T extends string>(valores: readonly T[], texto: string | null) =>
  valores.find((valor) => valor === texto);

const lista = (texto: string | null) => (texto ?? '').split(',').filter(Boolean);

function lerStatus(texto: string | null): EstadoDaAgenda['status'] {
  const validos = lista(texto).flatMap((valor) => umDe(STATUS_DO_AGENDAMENTO, valor) ?? []);
  return validos.length > 0 ? validos : 'todos';
}

const lerInicio = (texto: string | null) =>
  texto &&
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/.test(texto) &&
  dataExiste(texto.slice(0, 10))
    ? texto
    : null;

/** Reads the address; whatever is not understood counts as absent. */
export function lerEstado(params: URLSearchParams, padroes: Padroes): EstadoDaAgenda {
  const data = params.get('data') ?? '';
  const participante = params.get('participante');
  const fds = params.get('fds');
  const tipos = lista(params.get('tipo')).flatMap((texto) => identificador(texto) ?? []);
  return {
    visao: umDe(VISOES, params.get('visao')) ?? padroes.visao,
    // Outside these years the grid has no month to show (dominios.md §1d).
    data: dataExiste(data) && data >= '2000-01-01' && data <= '2100-12-31' ? data : padroes.data,
    fimDeSemana: fds === null ? padroes.fimDeSemana : fds === '1',
    tipos: [...new Set(tipos)],
    participante: participante === 'todos' ? 'todos' : (identificador(participante) ?? 'eu'),
    cliente: identificador(params.get('cliente')),
    status: lerStatus(params.get('status')),
    agendamento: identificador(params.get('agendamento')),
    editando: params.get('editar') === '1',
    novo: params.get('novo') === '1',
    inicio: lerInicio(params.get('inicio')),
  };
}

const opcional = (texto: string | number | null) => (texto === null ? undefined : String(texto));

/** The address of a state: the shortest that `lerEstado` reads back to the same state. */
export function escreverEstado(estado: EstadoDaAgenda, padroes: Padroes): URLSearchParams {
  const pares = {
    visao: estado.visao === padroes.visao ? undefined : estado.visao,
    data: estado.data === padroes.data ? undefined : estado.data,
    fds: estado.fimDeSemana === padroes.fimDeSemana ? undefined : estado.fimDeSemana ? '1' : '0',
    tipo: estado.tipos.join() || undefined,
    participante: estado.participante === 'eu' ? undefined : String(estado.participante),
    cliente: opcional(estado.cliente),
    status: estado.status === 'todos' ? undefined : estado.status.join(),
    agendamento: opcional(estado.agendamento),
    editar: estado.editando ? '1' : undefined,
    novo: estado.novo ? '1' : undefined,
    inicio: opcional(estado.inicio),
  };
  return new URLSearchParams(
    Object.entries(pares).flatMap(([nome, valor]) => (valor === undefined ? [] : [[nome, valor]])),
  );
}

/** The state without anything open at its side. */
export const FECHADA = {
  agendamento: null,
  editando: false,
  novo: false,
  inicio: null,
} as const satisfies Partial<EstadoDaAgenda>;

/** Whether any filter narrows or widens what is shown by default. */
export const temFiltro = ({ tipos, participante, cliente, status }: EstadoDaAgenda): boolean =>
  tipos.length > 0 || participante !== 'eu' || cliente !== null || status !== 'todos';

export const SEM_FILTRO = {
  tipos: [],
  participante: 'eu',
  cliente: null,
  status: 'todos',
} satisfies Partial<EstadoDaAgenda>;
