import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import { coisasMudadas } from '../gravacao/mudancas.rules.ts';
import { enumerar, periodoDe, quando } from '../horario/frases.rules.ts';
import type { TipoDaAgenda } from './tipos.rules.ts';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

/** What notifications need to know of an appointment. */
export interface Avisavel {
  readonly id: number;
  readonly titulo: string;
  readonly data_hora_inicio: Date;
  readonly data_hora_termino: Date;
  readonly criado_por: number;
  readonly motivo_cancelamento: string | null;
  readonly membros: readonly (Pessoa & { readonly participa: boolean })[];
}

/** One notification and the people who get it. */
export interface AvisoAPessoas {
  readonly usuarioIds: readonly number[];
  readonly tipoEvento: TipoDaAgenda;
  readonly mensagem: string;
  /** The appointment that the notification links to; null for people who can no longer read it. */
  readonly abre: number | null;
}

/** Ids of the clients whose people see an appointment in any of these states. */
export const clientesQueViam = (
  estados: readonly { cliente_id: number | null; privado: boolean }[],
) =>
  estados.flatMap(({ cliente_id, privado }) =>
    cliente_id === null || privado ? [] : [cliente_id],
  );

/** Only changes of these fields notify others (dominios.md §1c). */
const DIZEM_RESPEITO = new Set([
  'data_hora_inicio',
  'data_hora_termino',
  'local_reuniao',
  'link_reuniao',
  'participantes',
]);

/** `“Fechamento” (03/03/2031, 09:00–10:00)` */
export const nomeado = (
  linha: Pick<Avisavel, 'titulo' | 'data_hora_inicio' | 'data_hora_termino'>,
) => `“${linha.titulo}” (${quando(periodoDe(linha))})`;

const outros = (linha: Avisavel, autor: Pessoa, sem: readonly number[] = []) =>
  linha.membros.map(({ id }) => id).filter((id) => id !== autor.id && !sem.includes(id));

const aosOutros = (
  linha: Avisavel,
  autor: Pessoa,
  tipoEvento: TipoDaAgenda,
  mensagem: string,
): AvisoAPessoas[] => [{ usuarioIds: outros(linha, autor), tipoEvento, mensagem, abre: linha.id }];

export const avisosDeCriacao = (linha: Avisavel, autor: Pessoa) =>
  aosOutros(
    linha,
    autor,
    'agendamento_criado',
    `${autor.nome} marcou “${linha.titulo}” para ${quando(periodoDe(linha))}.`,
  );

interface Mudanca {
  readonly campos: readonly string[];
  readonly adicionados: readonly number[];
  readonly removidos: readonly number[];
  /** Title and time before the change. */
  readonly era: {
    readonly titulo: string;
    readonly data_hora_inicio: string;
    readonly data_hora_termino: string;
  };
}

/**
 * Notifies those added of an invitation, those removed of their removal, the others of what
 * changed. Those removed read the old title and time: the new ones are no longer for them to know.
 */
export function avisosDeMudanca(
  linha: Avisavel,
  autor: Pessoa,
  { campos, adicionados, removidos, era }: Mudanca,
): AvisoAPessoas[] {
  const mudou = campos.filter((campo) => DIZEM_RESPEITO.has(campo));
  if (mudou.length === 0) return [];
  const antes = {
    titulo: era.titulo,
    data_hora_inicio: new Date(era.data_hora_inicio),
    data_hora_termino: new Date(era.data_hora_termino),
  };
  const membros = linha.membros.map(({ id }) => id);
  const semAutor = (ids: readonly number[]) => ids.filter((id) => id !== autor.id);
  return [
    {
      usuarioIds: semAutor(adicionados).filter((id) => membros.includes(id)),
      tipoEvento: 'agendamento_criado',
      mensagem: `${autor.nome} incluiu você em ${nomeado(linha)}.`,
      abre: linha.id,
    },
    {
      usuarioIds: semAutor(removidos).filter((id) => !membros.includes(id)),
      tipoEvento: 'agendamento_cancelado',
      mensagem: `${autor.nome} retirou você de ${nomeado(antes)}.`,
      abre: null,
    },
    {
      usuarioIds: outros(linha, autor, adicionados),
      tipoEvento: 'agendamento_atualizado',
      mensagem: `${autor.nome} mudou ${coisasMudadas(mudou)} de ${nomeado(linha)}.`,
      abre: linha.id,
    },
  ];
}

export function avisosDeStatus(
  linha: Avisavel,
  autor: Pessoa,
  { de, para }: { de: StatusDoAgendamento; para: StatusDoAgendamento },
): AvisoAPessoas[] {
  const oQue = nomeado(linha);
  const dizer = (tipo: TipoDaAgenda, frase: string) =>
    aosOutros(linha, autor, tipo, `${autor.nome} ${frase}`);
  switch (para) {
    case 'CANCELADO':
      return dizer('agendamento_cancelado', `cancelou ${oQue}: ${linha.motivo_cancelamento ?? ''}`);
    case 'REAGENDADO_CLIENTE':
    case 'REAGENDADO_DOMINIO':
      return dizer('agendamento_reagendado', `vai remarcar ${oQue}.`);
    case 'FINALIZADO':
      return dizer('agendamento_atualizado', `finalizou ${oQue}.`);
    case 'NO_SHOW':
      return dizer('agendamento_atualizado', `registrou que não houve comparecimento a ${oQue}.`);
    case 'AGENDADO':
      return dizer(
        'agendamento_atualizado',
        de === 'CANCELADO' ? `desfez o cancelamento de ${oQue}.` : `reabriu ${oQue}.`,
      );
  }
}

/** A rescheduling: the people of the new appointment read the old and the new time. */
export const avisosDeReagendamento = (antigo: Avisavel, novo: Avisavel, autor: Pessoa) =>
  aosOutros(
    novo,
    autor,
    'agendamento_reagendado',
    `${autor.nome} reagendou “${novo.titulo}” de ${quando(periodoDe(antigo))} para ${quando(periodoDe(novo))}.`,
  );

export const avisosDeExclusao = (linha: Avisavel, autor: Pessoa): AvisoAPessoas[] => [
  {
    usuarioIds: outros(linha, autor),
    tipoEvento: 'agendamento_cancelado',
    mensagem: `${autor.nome} removeu da agenda ${nomeado(linha)}.`,
    abre: null,
  },
];

/** Only those notified of the removal are notified that it was undone. */
export const avisosDeRestauracao = (
  linha: Avisavel,
  autor: Pessoa,
  sabem: readonly number[],
): AvisoAPessoas[] => [
  {
    usuarioIds: outros(linha, autor).filter((id) => sabem.includes(id)),
    tipoEvento: 'agendamento_atualizado',
    mensagem: `${autor.nome} devolveu à agenda ${nomeado(linha)}.`,
    abre: linha.id,
  },
];

/**
 * A booking was confirmed over others. Whoever is now in both reads both titles, being a member of
 * both; the creator of the other one reads only who is busy at that time.
 */
export function avisosDeConflito(
  novo: Avisavel,
  conflitantes: readonly Avisavel[],
  autor: Pessoa,
): AvisoAPessoas[] {
  const emDois = (outro: Avisavel) =>
    outro.membros.filter(
      ({ id, participa }) =>
        participa && novo.membros.some((membro) => membro.id === id && membro.participa),
    );
  const dobrados = new Map<number, string[]>();
  for (const outro of conflitantes) {
    for (const { id } of emDois(outro)) {
      dobrados.set(id, [...(dobrados.get(id) ?? []), `“${outro.titulo}”`]);
    }
  }
  const tipoEvento = 'agendamento_conflito' as const;
  const aosDobrados = [...dobrados]
    .filter(([id]) => id !== autor.id)
    .map(([id, titulos]) => ({
      usuarioIds: [id],
      tipoEvento,
      mensagem: `${autor.nome} marcou ${nomeado(novo)} no mesmo horário de ${enumerar(titulos)}.`,
      abre: novo.id,
    }));
  const aosCriadores = conflitantes
    .filter(({ criado_por: id }) => id !== autor.id && !dobrados.has(id))
    .map((outro) => ({
      usuarioIds: [outro.criado_por],
      tipoEvento,
      mensagem: `${enumerar(emDois(outro).map(({ nome }) => nome))} também tem outro agendamento no horário de ${nomeado(outro)}, marcado por ${autor.nome}.`,
      abre: outro.id,
    }));
  return [...aosDobrados, ...aosCriadores];
}
