import {
  type CampoDoAgendamento,
  NOMES_DO_AGENDAMENTO,
  type TextoDoAgendamento,
  textosDoAgendamento,
} from '@dominio/contrato/agendamentos-campos';
import { NovoAgendamento } from '@dominio/contrato/agendamentos-entrada';
import type { Prioridade } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { paraCada } from '@dominio/contrato/campos';
import type { Pessoa } from '@dominio/contrato/pessoas';
import { errosDosCampos } from '../../components/formulario/erros.ts';
import type { CorpoDaEdicao, CorpoNovo } from './agendamentos.mutacoes.ts';
import {
  horarioAceito,
  horarioDosInstantes,
  horarioSugerido,
  instantesDoHorario,
} from './horario.ts';

/**
 * Values of the form. Hours are civil `HH:MM`, the day `AAAA-MM-DD`; blank while what is typed is
 * no hour or date. The optional texts have the contract's names.
 */
export interface Valores extends Record<TextoDoAgendamento, string> {
  titulo: string;
  /** Id of the type as text, as a select takes it; blank for none. */
  tipo: string;
  data: string;
  inicio: string;
  termino: string;
  /** The other participants; `euParticipo` says whether the person is one. */
  participantes: Pessoa[];
  euParticipo: boolean;
  cliente: { id: number; nome: string } | null;
  prioridade: Prioridade;
  privado: boolean;
}

export type Campo = keyof Valores;

/**
 * Fields of the form that make up each field of the contract, in the form's order; the last one
 * shows the contract field's errors.
 */
const NO_FORMULARIO: Readonly<Record<CampoDoAgendamento, readonly [...Campo[], Campo]>> = {
  ...paraCada(textosDoAgendamento, (campo) => [campo] as const),
  titulo: ['titulo'],
  tipo_agendamento_id: ['tipo'],
  data_hora_inicio: ['data', 'inicio'],
  data_hora_termino: ['termino'],
  participantes: ['euParticipo', 'participantes'],
  cliente_id: ['cliente'],
  prioridade: ['prioridade'],
  privado: ['privado'],
};

/** Fields of the contract, in the form's order. */
export const CAMPOS_DO_AGENDAMENTO = Object.keys(NOMES_DO_AGENDAMENTO) as CampoDoAgendamento[];

/** Fields of the form that make up these of the contract. */
export const camposNoFormulario = (campos: readonly CampoDoAgendamento[]): readonly Campo[] =>
  campos.flatMap((campo) => NO_FORMULARIO[campo]);

/** Fields of the form, in its order: after a refusal the first one with an error gets the focus. */
export const ORDEM_DOS_CAMPOS = camposNoFormulario(CAMPOS_DO_AGENDAMENTO);

/** Field of the form that shows the errors of each field of the contract. */
export const NOMES_DOS_CAMPOS: Readonly<Record<CampoDoAgendamento, Campo>> = paraCada(
  NO_FORMULARIO,
  (campo) => NO_FORMULARIO[campo].at(-1) as Campo,
);

/** Label of each field, for the list of errors above the form. */
export const ROTULOS_DOS_CAMPOS: Readonly<Partial<Record<Campo, string>>> = {
  ...Object.fromEntries(
    CAMPOS_DO_AGENDAMENTO.map((campo) => [
      NOMES_DOS_CAMPOS[campo],
      NOMES_DO_AGENDAMENTO[campo].rotulo,
    ]),
  ),
  data: 'Data',
};

/**
 * Values of the form of a new appointment. `pedido` and `fim` are the requested
 * ends, as in `horarioSugerido`.
 */
export const valoresNovos = (
  agora: Date,
  pedido: string | null,
  cliente: Valores['cliente'],
  fim: string | null = null,
): Valores => ({
  titulo: '',
  tipo: '',
  ...horarioSugerido(pedido, agora, fim),
  participantes: [],
  euParticipo: true,
  cliente,
  ...paraCada(textosDoAgendamento, () => ''),
  prioridade: 'NORMAL',
  privado: false,
});

/** Values of the form of an existing appointment, for the person `eu`. */
export const valoresDe = (agendamento: Agendamento, eu: number): Valores => ({
  titulo: agendamento.titulo,
  tipo: agendamento.tipo_agendamento ? String(agendamento.tipo_agendamento.id) : '',
  ...horarioDosInstantes(agendamento),
  participantes: agendamento.participantes
    .filter(({ id }) => id !== eu)
    .map(({ id, nome, avatar_url, tem_avatar }) => ({ id, nome, avatar_url, tem_avatar })),
  euParticipo: agendamento.participantes.some(({ id }) => id === eu),
  cliente: agendamento.cliente,
  ...paraCada(textosDoAgendamento, (campo) => agendamento[campo] ?? ''),
  prioridade: agendamento.prioridade,
  privado: agendamento.privado,
});

/** Ids of all participants; the person at the form comes first when they are one. */
export const idsDosParticipantes = (
  { participantes, euParticipo }: Valores,
  eu: number,
): number[] => [...(euParticipo ? [eu] : []), ...participantes.map(({ id }) => id)];

const igual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const temHorario = ({ data, inicio, termino }: Valores) => !!data && !!inicio && !!termino;

/**
 * Adds the `https://` that people leave out of a pasted address; any other text stays unchanged.
 */
export function comEsquema(texto: string): string {
  const link = texto.trim();
  const semEsquema = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u.test(link);
  return semEsquema ? `https://${link}` : link;
}

/** Body of the call that creates an appointment with these values. */
export function corpoNovo(
  valores: Valores,
  eu: number,
): CorpoNovo & Record<CampoDoAgendamento, unknown> {
  const horario = temHorario(valores)
    ? instantesDoHorario(valores)
    : { data_hora_inicio: '', data_hora_termino: '' };
  return {
    titulo: valores.titulo,
    ...horario,
    ...paraCada(textosDoAgendamento, (campo) => valores[campo]),
    link_reuniao: comEsquema(valores.link_reuniao),
    tipo_agendamento_id: valores.tipo === '' ? null : Number(valores.tipo),
    prioridade: valores.prioridade,
    participantes: idsDosParticipantes(valores, eu),
    cliente_id: valores.cliente?.id ?? null,
    privado: valores.privado,
    criador_participa: valores.euParticipo,
  };
}

/**
 * Body of the call that changes an appointment: only fields that differ from `base`. With changed
 * participants it also says whether the creator is one, because the server keeps a creator who is
 * merely missing from the list.
 */
export function corpoDaEdicao(
  valores: Valores,
  base: Valores,
  { eu, criador }: { eu: number; criador: number },
): CorpoDaEdicao {
  const { criador_participa: _, ...antes } = corpoNovo(base, eu);
  const { criador_participa: __, ...novo } = corpoNovo(valores, eu);
  const mudados: CorpoDaEdicao = Object.fromEntries(
    Object.entries(novo).filter(
      ([campo, valor]) => !igual(valor, antes[campo as keyof typeof antes]),
    ),
  );
  if (!mudados.participantes) return mudados;
  const criador_participa = idsDosParticipantes(valores, eu).includes(criador);
  return { ...mudados, criador_participa };
}

type Erros = Partial<Record<Campo, string>>;

const HORA = 'Informe uma hora como 09:30.';

/**
 * Whether the end is refused. Hours that were read and not touched are accepted however long the
 * appointment: they were typed by nobody here.
 */
function terminoRecusado(valores: Valores, base: Valores | undefined): boolean {
  if (horarioAceito(valores)) return false;
  const { data, inicio, termino } = valores;
  const asMesmas = inicio === base?.inicio && termino === base.termino;
  return !(asMesmas && (inicio !== termino || data === base.data));
}

/**
 * Checks the values before they are sent, with the messages of the contract.
 *
 * @param base the values as read, for an existing appointment.
 */
export function validar(valores: Valores, eu: number, base?: Valores): Erros {
  const lido = NovoAgendamento.safeParse(corpoNovo(valores, eu));
  const campos = (lido.error?.issues ?? []).map(({ path, message }) => ({
    campo: path.join('.'),
    mensagem: message,
  }));
  const { erros } = errosDosCampos(campos, NOMES_DOS_CAMPOS);
  if (!valores.data) erros.data = 'Informe uma data como 18/11/2026.';
  // Both instants are made of day, start and end, and each of those fields has its own error.
  delete erros.inicio;
  delete erros.termino;
  if (!valores.inicio) erros.inicio = HORA;
  if (!valores.termino) erros.termino = HORA;
  else if (valores.inicio && terminoRecusado(valores, base)) {
    erros.termino = 'O término deve ser depois do início.';
  }
  return erros;
}

/** Names of the fields that differ from what was read. */
export const camposMudados = (valores: Valores, base: Valores): Campo[] =>
  ORDEM_DOS_CAMPOS.filter((campo) => !igual(valores[campo], base[campo]));

/**
 * Takes over a newer version of the record: a field that was changed here keeps its value, every
 * other one gets the new value.
 */
export function mesclar(valores: Valores, base: Valores, nova: Valores): Valores {
  const meus = camposMudados(valores, base).map((campo) => [campo, valores[campo]]);
  return { ...nova, ...Object.fromEntries(meus) };
}
