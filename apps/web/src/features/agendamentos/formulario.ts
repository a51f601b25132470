import { NovoAgendamento } from '@dominio/contrato/agendamentos-entrada';
import type { Prioridade } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import type { Pessoa } from '@dominio/contrato/pessoas';
import { errosDosCampos } from '../../components/formulario/erros.ts';
import type { CorpoDaEdicao, CorpoNovo } from './agendamentos.mutacoes.ts';
import {
  horarioAceito,
  horarioDosInstantes,
  horarioSugerido,
  instantesDoHorario,
} from './horario.ts';

/** What the form holds. Hours are civil `HH:MM`, the day `AAAA-MM-DD`; blank while not understood. */
export interface Valores {
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
  local: string;
  link: string;
  prioridade: Prioridade;
  descricao: string;
  privado: boolean;
}

export type Campo = keyof Valores;

/** The form in the order it is read: where the first error is looked for. */
export const ORDEM_DOS_CAMPOS = [
  'titulo',
  'tipo',
  'data',
  'inicio',
  'termino',
  'participantes',
  'euParticipo',
  'cliente',
  'local',
  'link',
  'prioridade',
  'descricao',
  'privado',
] as const satisfies readonly Campo[];

/** What each field is called, for the list of those to revise. */
export const ROTULOS_DOS_CAMPOS: Readonly<Partial<Record<Campo, string>>> = {
  titulo: 'Título',
  tipo: 'Tipo',
  data: 'Data',
  inicio: 'Início',
  termino: 'Término',
  participantes: 'Participantes',
  cliente: 'Cliente',
  local: 'Local',
  link: 'Link da reunião',
  prioridade: 'Prioridade',
  descricao: 'Descrição',
};

/** Field of the contract → field of the form. */
export const NOMES_DOS_CAMPOS: Readonly<Record<string, Campo>> = {
  titulo: 'titulo',
  tipo_agendamento_id: 'tipo',
  data_hora_inicio: 'inicio',
  data_hora_termino: 'termino',
  participantes: 'participantes',
  cliente_id: 'cliente',
  local_reuniao: 'local',
  link_reuniao: 'link',
  prioridade: 'prioridade',
  descricao: 'descricao',
  privado: 'privado',
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
  local: '',
  link: '',
  prioridade: 'NORMAL',
  descricao: '',
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
  local: agendamento.local_reuniao ?? '',
  link: agendamento.link_reuniao ?? '',
  prioridade: agendamento.prioridade,
  descricao: agendamento.descricao ?? '',
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
export function corpoNovo(valores: Valores, eu: number): CorpoNovo {
  const horario = temHorario(valores)
    ? instantesDoHorario(valores)
    : { data_hora_inicio: '', data_hora_termino: '' };
  return {
    titulo: valores.titulo,
    descricao: valores.descricao,
    ...horario,
    local_reuniao: valores.local,
    link_reuniao: comEsquema(valores.link),
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
