import {
  STATUS_DO_AGENDAMENTO,
  type StatusDoAgendamento,
} from '@dominio/contrato/agendamentos-opcoes';
import { dataExiste } from '@dominio/contrato/datas';
import {
  bandeira,
  chamado,
  identificador,
  lista,
  type Parametros,
  umDe,
} from '../../components/endereco/codec.ts';
import { VISOES, type Visao } from './periodo.ts';

/** Whose appointments are shown: the person's own, everybody's in scope, or one person's. */
export type FiltroDeParticipante = 'eu' | 'todos' | number;

/** In the filter of types: what has none. */
export const SEM_TIPO_NO_FILTRO = 'sem';

/** In the filter by status: what is over and nobody has said how it ended. */
export const SEM_DESFECHO_NO_FILTRO = 'sem-desfecho';

/** A type by its id, or none. */
export type FiltroDeTipo = number | typeof SEM_TIPO_NO_FILTRO;

/** State of the agenda in its address, which leaves out what equals its default. */
export interface EstadoDaAgenda {
  visao: Visao;
  data: string;
  /** Colleagues whose time is shown beside mine. */
  com: number[];
  /** Whether a week shows its weekend. */
  fimDeSemana: boolean;
  tipos: FiltroDeTipo[];
  participante: FiltroDeParticipante;
  cliente: number | null;
  /**
   * 'todos' by default, because an agenda without finished appointments would hide the past. The
   * contract's own default stays AGENDADO (specification part 2 §9).
   */
  status: StatusDoAgendamento[] | 'todos' | typeof SEM_DESFECHO_NO_FILTRO;
  /** Id of the appointment in the drawer. */
  agendamento: number | null;
  editando: boolean;
  novo: boolean;
  /** Civil start of a new appointment, `AAAA-MM-DDTHH:MM`, or its day alone. */
  inicio: string | null;
  /** Its civil end on the same day, `HH:MM`, when a drag drew it; '24:00' is its midnight. */
  termino: string | null;
  /** The colleague in whose lane it was drawn, who is invited. */
  convidado: number | null;
}

/** Fields whose default depends on today and on the width of the screen. */
export type Padroes = Pick<EstadoDaAgenda, 'visao' | 'data' | 'fimDeSemana'>;

const lerStatus = lista((valor) => STATUS_DO_AGENDAMENTO.find((status) => status === valor)).ler;

const comoInicio = (valor: string) =>
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/.test(valor) && dataExiste(valor.slice(0, 10))
    ? valor
    : undefined;

const comoTermino = (valor: string) =>
  /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(valor) ? valor : undefined;

const comoTipo = (valor: string): FiltroDeTipo | null | undefined =>
  valor === SEM_TIPO_NO_FILTRO ? valor : identificador.ler(valor);

/** How each field of the state is written in the address. */
export const parametrosDaAgenda = (padroes: Padroes): Parametros<EstadoDaAgenda> => ({
  visao: umDe(VISOES, padroes.visao),
  data: {
    padrao: padroes.data,
    // Years for which the grid has months (dominios.md §1d).
    ler: (data) =>
      dataExiste(data) && data >= '2000-01-01' && data <= '2100-12-31' ? data : undefined,
    escrever: (data) => data,
  },
  fimDeSemana: chamado('fds', bandeira(padroes.fimDeSemana)),
  com: lista(identificador.ler),
  tipos: chamado('tipo', lista(comoTipo)),
  participante: {
    padrao: 'eu',
    ler: (valor) => (valor === 'todos' ? valor : identificador.ler(valor)) ?? undefined,
    escrever: String,
  },
  cliente: identificador,
  status: {
    padrao: 'todos',
    ler: (valor) => {
      if (valor === SEM_DESFECHO_NO_FILTRO) return valor;
      const validos = lerStatus(valor);
      return validos && validos.length > 0 ? validos : undefined;
    },
    escrever: String,
  },
  agendamento: identificador,
  editando: chamado('editar', bandeira()),
  novo: bandeira(),
  inicio: { padrao: null, ler: comoInicio, escrever: (inicio) => inicio ?? '' },
  termino: { padrao: null, ler: comoTermino, escrever: (termino) => termino ?? '' },
  convidado: identificador,
});

/** The change of state that closes the drawer. */
export const FECHADA = {
  agendamento: null,
  editando: false,
  novo: false,
  inicio: null,
  termino: null,
  convidado: null,
} as const satisfies Partial<EstadoDaAgenda>;

/** Whether a filter differs from its default. */
export const temFiltro = ({ tipos, participante, cliente, status }: EstadoDaAgenda): boolean =>
  tipos.length > 0 || participante !== 'eu' || cliente !== null || status !== 'todos';

export const SEM_FILTRO = {
  tipos: [],
  participante: 'eu',
  cliente: null,
  status: 'todos',
} satisfies Partial<EstadoDaAgenda>;
