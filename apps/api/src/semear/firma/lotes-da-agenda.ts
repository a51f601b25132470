import {
  AVISOS_DA_AGENDA,
  type TipoDaAgenda,
} from '../../modules/agendamentos/avisos/tipos.rules.ts';
import { quando } from '../../modules/agendamentos/horario/frases.rules.ts';
import { momentoDeTrabalho } from '../../platform/sementes.ts';
import { historiaDe, momentoDoStatus } from '../historia.ts';
import type { Sorteio } from '../sorteio.ts';
import type { ChaveDoTipo } from '../tipos.ts';
import type { AgendamentoDaFirma } from './agenda.ts';
import type { Lote } from './cadastros.ts';
import { type AvisoDaFirma, DIAS_DE_NOTIFICACOES } from './notificacoes.ts';

const HORA = 3_600_000;
const DIA = 24 * HORA;

/** The rows of a part of the agenda: appointments, then their members and history. */
export function lotesDaAgenda(
  agenda: readonly AgendamentoDaFirma[],
  { tipoIds, agora }: { tipoIds: Record<ChaveDoTipo, number>; agora: Date },
): Lote[] {
  return [
    {
      tabela: 'agendamentos',
      colunas: [
        ...['id', 'titulo', 'descricao', 'data_hora_inicio', 'data_hora_termino', 'status'],
        ...['privado', 'tipo_agendamento_id', 'cliente_id', 'criado_por', 'local_reuniao'],
        ...['motivo_cancelamento', 'motivo_reagendamento', 'reagendado_de_id', 'status_em'],
        ...['excluido_em', 'criado_em', 'atualizado_em'],
      ],
      linhas: agenda.map((a) => {
        const fim = momentoDoStatus(a, agora);
        return [
          ...[a.id, a.titulo, a.descricao, a.inicio, a.termino, a.status],
          ...[a.privado, tipoIds[a.tipo], a.clienteId, a.pessoas[0]?.id ?? null, a.local],
          ...[a.status === 'CANCELADO' ? a.motivo : null],
          ...[a.status.startsWith('REAGENDADO') ? a.motivo : null, a.reagendadoDe, fim],
          ...[a.excluido ? fim : null, a.criadoEm, fim],
        ];
      }),
    },
    {
      tabela: 'agendamento_participantes',
      colunas: [
        ...['agendamento_id', 'usuario_id', 'participa', 'resposta', 'inicio', 'termino'],
        ...['status', 'excluido'],
      ],
      linhas: agenda.flatMap((a) =>
        a.pessoas.map((pessoa, i) => [
          ...[a.id, pessoa.id, i > 0 || a.criadorParticipa],
          ...[i === 0 || a.status !== 'AGENDADO' ? 'aceito' : 'pendente'],
          ...[a.inicio, a.termino, a.status, a.excluido],
        ]),
      ),
    },
    {
      tabela: 'agendamento_historico',
      colunas: ['agendamento_id', 'usuario_id', 'acao', 'descricao', 'criado_em'],
      linhas: agenda.flatMap((a) =>
        historiaDe({
          ...a,
          substituto: a.reagendadoDe !== null,
          statusEm: momentoDoStatus(a, agora),
          novo: null,
        }).map(({ acao, descricao, em }) => [a.id, a.pessoas[0]?.id ?? null, acao, descricao, em]),
      ),
    },
  ];
}

/** What was done to an appointment, as the message about it says. */
const dizerQue = (evento: TipoDaAgenda, titulo: string, dia: string): string => {
  switch (evento) {
    case 'agendamento_atualizado':
      return `alterou “${titulo}”, que é ${dia}.`;
    case 'agendamento_cancelado':
      return `cancelou “${titulo}”, que seria ${dia}.`;
    case 'agendamento_reagendado':
      return `remarcou “${titulo}”, que seria ${dia}.`;
    default:
      return `marcou “${titulo}” para ${dia}.`;
  }
};

/**
 * The notifications about an appointment of the last months, one for each person invited and for what
 * was done: changes of a day are counted on one, as the application does.
 */
export function avisosDe(sorteio: Sorteio, a: AgendamentoDaFirma, agora: Date): AvisoDaFirma[] {
  if (agora.getTime() - a.criadoEm.getTime() > DIAS_DE_NOTIFICACOES * DIA) return [];
  const [autor, ...convidados] = a.pessoas;
  const dia = quando(a);
  return convidados.flatMap((pessoa) => {
    const vezes: [TipoDaAgenda, number][] = [
      ['agendamento_criado', 1],
      ['agendamento_atualizado', sorteio.inteiro(1, 3)],
    ];
    if (a.status === 'CANCELADO') vezes.push(['agendamento_cancelado', 1]);
    if (a.status.startsWith('REAGENDADO')) vezes.push(['agendamento_reagendado', 1]);
    let versao = 0;
    return vezes.map(([evento, contagem]): AvisoDaFirma => {
      const versoes = Array.from({ length: contagem }, () => `v${++versao}`);
      const em = momentoDeTrabalho(
        new Date(Math.min(a.criadoEm.getTime() + (versao - 1) * HORA, agora.getTime())),
      ).getTime();
      const mensagem = `${autor?.nome} ${dizerQue(evento, a.titulo, dia)}`;
      const lida = sorteio.chance(agora.getTime() - em > 3 * DIA ? 0.97 : 0.5);
      return {
        em,
        linha: [
          ...[pessoa.id, 'agenda', evento, AVISOS_DA_AGENDA[evento].titulo, mensagem],
          ...[`/agenda?agendamento=${a.id}`, `${evento}:agendamento:${a.id}`],
          ...[autor?.id ?? null, a.id, lida, new Date(em), contagem, `{${versoes.join(',')}}`],
        ],
      };
    });
  });
}
