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
 * What the form holds. Hours are civil `HH:MM`, the day `AAAA-MM-DD`; blank while not understood. The
 * optional texts have the contract's names.
 */
export interface Valores extends Record<TextoDoAgendamento, string> {
  titulo: string;
  /** Id of the type as a select holds it; blank for none. */
  tipo: string;
  data: string;
  inicio: string;
  termino: string;
  /** Besides me: whether I take part is `euParticipo`. */
  participantes: Pessoa[];
  euParticipo: boolean;
  cliente: { id: number; nome: string } | null;
  prioridade: Prioridade;
  privado: boolean;
}

export type Campo = keyof Valores;

/** Field of the contract → fields of the form, in the order they are read; the last answers for it. */
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

/** The contract's fields in the order of the form. */
export const CAMPOS_DO_AGENDAMENTO = Object.keys(NOMES_DO_AGENDAMENTO) as CampoDoAgendamento[];

/** The form in the order it is read: where the first error is looked for. */
export const ORDEM_DOS_CAMPOS: readonly Campo[] = CAMPOS_DO_AGENDAMENTO.flatMap(
  (campo) => NO_FORMULARIO[campo],
);

/** Field of the contract → field of the form that answers for it. */
export const NOMES_DOS_CAMPOS: Readonly<Record<CampoDoAgendamento, Campo>> = paraCada(
  NO_FORMULARIO,
  (campo) => NO_FORMULARIO[campo].at(-1) as Campo,
);

/** What each field is called, for the list of those to revise. */
export const ROTULOS_DOS_CAMPOS: Readonly<Partial<Record<Campo, string>>> = {
  ...Object.fromEntries(
    CAMPOS_DO_AGENDAMENTO.map((campo) => [
      NOMES_DOS_CAMPOS[campo],
      NOMES_DO_AGENDAMENTO[campo].rotulo,
    ]),
  ),
  data: 'Data',
};

export const valoresNovos = (
  agora: Date,
  pedido: string | null,
  cliente: Valores['cliente'],
): Valores => ({
  titulo: '',
  tipo: '',
  ...horarioSugerido(pedido, agora),
  participantes: [],
  euParticipo: true,
  cliente,
  ...paraCada(textosDoAgendamento, () => ''),
  prioridade: 'NORMAL',
  privado: false,
});

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

/** Every participant, me first when I am one. */
export const idsDosParticipantes = (
  { participantes, euParticipo }: Valores,
  eu: number,
): number[] => [...(euParticipo ? [eu] : []), ...participantes.map(({ id }) => id)];

const igual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const temHorario = ({ data, inicio, termino }: Valores) => !!data && !!inicio && !!termino;

/** An address as people copy it, with the `https://` they leave out; anything else as it is. */
export function comEsquema(texto: string): string {
  const link = texto.trim();
  const semEsquema = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u.test(link);
  return semEsquema ? `https://${link}` : link;
}

/** The body that creates what the form says. */
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
 * The body that changes only what differs from what was read. Where the participants differ it also
 * says whether the creator is one of them: a creator who is only left out of the list would stay.
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

/** Hours that were read and not touched are not this person's slip, however long they last. */
function terminoRecusado(valores: Valores, base: Valores | undefined): boolean {
  if (horarioAceito(valores)) return false;
  const { data, inicio, termino } = valores;
  const asMesmas = inicio === base?.inicio && termino === base.termino;
  return !(asMesmas && (inicio !== termino || data === base.data));
}

/**
 * What the form can tell before the server does, in the contract's own words.
 *
 * @param base what was read, for an appointment that exists
 */
export function validar(valores: Valores, eu: number, base?: Valores): Erros {
  const lido = NovoAgendamento.safeParse(corpoNovo(valores, eu));
  const campos = (lido.error?.issues ?? []).map(({ path, message }) => ({
    campo: path.join('.'),
    mensagem: message,
  }));
  const { erros } = errosDosCampos(campos, NOMES_DOS_CAMPOS);
  if (!valores.data) erros.data = 'Informe uma data como 18/11/2026.';
  // The instants are made of three fields: each answers for itself.
  delete erros.inicio;
  delete erros.termino;
  if (!valores.inicio) erros.inicio = HORA;
  if (!valores.termino) erros.termino = HORA;
  else if (valores.inicio && terminoRecusado(valores, base)) {
    erros.termino = 'O término deve ser depois do início.';
  }
  return erros;
}

/** Fields that differ from what was read. */
export const camposMudados = (valores: Valores, base: Valores): Campo[] =>
  ORDEM_DOS_CAMPOS.filter((campo) => !igual(valores[campo], base[campo]));

/**
 * Brings what somebody else changed under what was typed here: a field touched here keeps its
 * value, every other takes the new one.
 */
export function mesclar(valores: Valores, base: Valores, nova: Valores): Valores {
  const meus = camposMudados(valores, base).map((campo) => [campo, valores[campo]]);
  return { ...nova, ...Object.fromEntries(meus) };
}
