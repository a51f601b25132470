import { type Avisavel, type AvisoAPessoas, nomeado } from '../avisos/avisos.rules.ts';
import type { TipoDaAgenda } from '../avisos/tipos.rules.ts';

/** An appointment of a person who left, as it is now, and what was decided for it. */
export interface Passado {
  readonly linha: Avisavel;
  readonly destino: 'transferir' | 'cancelar' | 'sair';
  /** The successor's own appointments at that time. */
  readonly choques: readonly Avisavel[];
}

interface Passagem {
  /** The person who left. */
  readonly de: { readonly id: number; readonly nome: string };
  /** The successor; null where there were no appointments to hand over. */
  readonly para: { readonly id: number; readonly nome: string } | null;
  readonly autorId: number;
}

/** A notification to one person, at most one for each `assunto`. */
interface Aviso extends AvisoAPessoas {
  readonly assunto: 'recebida' | 'assumida' | 'saida' | 'cancelada' | 'conflito';
}

interface Frases {
  readonly assunto: Aviso['assunto'];
  readonly tipoEvento: TipoDaAgenda;
  readonly um: (linha: Avisavel) => string;
  readonly varios: (quantos: number) => string;
}

/** One notification for each person, whatever the number of appointments it is about. */
function umaPorPessoa(
  pares: readonly { usuarioId: number; linha: Avisavel }[],
  { assunto, tipoEvento, um, varios }: Frases,
): Aviso[] {
  return [...Map.groupBy(pares, ({ usuarioId }) => usuarioId)].flatMap(([usuarioId, seus]) => {
    const linhas = [...new Map(seus.map(({ linha }) => [linha.id, linha])).values()];
    const [unica] = linhas;
    if (!unica) return [];
    const sozinha = linhas.length === 1;
    return [
      {
        assunto,
        usuarioIds: [usuarioId],
        tipoEvento,
        mensagem: sozinha ? um(unica) : varios(linhas.length),
        abre: sozinha ? unica.id : null,
      },
    ];
  });
}

function aoSucessor(passados: readonly Passado[], { de, para, autorId }: Passagem): Aviso[] {
  const quantos = passados.length;
  if (!para || para.id === autorId || quantos === 0) return [];
  const dobrados = passados.filter(({ choques }) => choques.length > 0).length;
  const agora =
    quantos === 1
      ? `1 agendamento de ${de.nome} agora é seu.`
      : `${quantos} agendamentos de ${de.nome} agora são seus.`;
  const alem =
    dobrados === 1
      ? ' 1 coincide com outro agendamento seu.'
      : ` ${dobrados} coincidem com outros agendamentos seus.`;
  return [
    {
      assunto: 'recebida',
      usuarioIds: [para.id],
      tipoEvento: 'agenda_recebida',
      mensagem: dobrados === 0 ? agora : agora + alem,
      abre: null,
    },
  ];
}

/**
 * The notifications when somebody's agenda is handed over. Each person gets one for each kind of
 * thing that happened, however many appointments: a year of weekly meetings would be fifty. Whoever
 * handed it over and whoever left get none. What changed since is left out.
 */
export function avisosDeTransferencia(todos: readonly Passado[], passagem: Passagem): Aviso[] {
  const { de, para, autorId } = passagem;
  const com = (destino: Passado['destino']) => todos.filter((um) => um.destino === destino);
  const passados = com('transferir').filter(({ linha }) =>
    linha.membros.some(({ id }) => id === para?.id),
  );
  const membros = (lista: readonly Passado[], menos: readonly (number | undefined)[]) =>
    lista.flatMap(({ linha }) =>
      linha.membros
        .filter(({ id }) => ![autorId, de.id, ...menos].includes(id))
        .map(({ id }) => ({ usuarioId: id, linha })),
    );
  const quem = para?.nome ?? '';
  const donosDosChoques = passados
    .flatMap(({ choques }) => choques)
    .filter(({ criado_por }) => ![autorId, de.id, para?.id].includes(criado_por))
    .map((linha) => ({ usuarioId: linha.criado_por, linha }));
  return [
    ...aoSucessor(passados, passagem),
    ...umaPorPessoa(membros(passados, [para?.id]), {
      assunto: 'assumida',
      tipoEvento: 'agendamento_atualizado',
      um: (linha) => `${quem} assume ${nomeado(linha)} no lugar de ${de.nome}.`,
      varios: (n) => `${quem} assume ${n} agendamentos em que você está, no lugar de ${de.nome}.`,
    }),
    ...umaPorPessoa(membros(com('sair'), []), {
      assunto: 'saida',
      tipoEvento: 'agendamento_atualizado',
      um: (linha) => `${de.nome} não participa mais de ${nomeado(linha)}.`,
      varios: (n) => `${de.nome} não participa mais de ${n} agendamentos em que você está.`,
    }),
    ...umaPorPessoa(membros(com('cancelar'), []), {
      assunto: 'cancelada',
      tipoEvento: 'agendamento_cancelado',
      um: (linha) => `${nomeado(linha)} foi cancelado: ${linha.motivo_cancelamento ?? ''}`,
      varios: (n) => `${n} agendamentos de ${de.nome} em que você estava foram cancelados.`,
    }),
    ...umaPorPessoa(donosDosChoques, {
      assunto: 'conflito',
      tipoEvento: 'agendamento_conflito',
      um: (linha) => `${quem} também tem outro agendamento no horário de ${nomeado(linha)}.`,
      varios: (n) => `${quem} também tem outros agendamentos no horário de ${n} que você marcou.`,
    }),
  ];
}
