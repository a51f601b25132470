import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQueryClient } from '@tanstack/react-query';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { formatarData, formatarIntervalo } from '../../lib/formato.ts';
import {
  type CorpoDaEdicao,
  caminhoDoAgendamento,
  pintarHorario,
  useAtualizar,
} from './agendamentos.mutacoes.ts';
import { aoMudarAgendamentos } from './agendamentos.queries.ts';
import { avisoDaFalha } from './falha.ts';
import type { ComConflito } from './use-conflito.tsx';

type Horario = Pick<Agendamento, 'data_hora_inicio' | 'data_hora_termino'>;

const horarioDe = ({ data_hora_inicio, data_hora_termino }: Horario): Horario => ({
  data_hora_inicio,
  data_hora_termino,
});

const quando = ({ data_hora_inicio, data_hora_termino }: Horario) =>
  `${formatarData(data_hora_inicio, 'diaDaSemana')}, ${formatarIntervalo(data_hora_inicio, data_hora_termino)}`;

/**
 * Moves an appointment: shown at once, then sent; a refusal moves it back and says why, and a
 * success can be undone for 8 s (dominios.md §1b).
 */
export function useMover({ tentar }: ComConflito) {
  const queryClient = useQueryClient();
  const atualizar = useAtualizar();

  const gravar = (agendamento: Agendamento, body: CorpoDaEdicao) =>
    atualizar.mutateAsync({ id: agendamento.id, body: { ...body, versao: agendamento.versao } });

  return async (agendamento: Agendamento, horario: Horario) => {
    const antes = horarioDe(agendamento);
    pintarHorario(queryClient, agendamento.id, horario);
    try {
      const resposta = await tentar(({ horario: outro, confirmar_conflito }) =>
        gravar(agendamento, { ...horario, ...outro, confirmar_conflito }),
      );
      if (!resposta) {
        pintarHorario(queryClient, agendamento.id, antes);
        return;
      }
      const { agendamento: movido, avisos } = resposta;
      avisarComDesfazer({
        titulo: 'Agendamento movido',
        mensagem: [quando(movido), ...avisos.map(({ mensagem }) => mensagem)].join(' · '),
        registros: [caminhoDoAgendamento(movido.id)],
        // Undoing is not refused for a conflict: the appointment had this time before.
        desfazer: () => gravar(movido, { ...antes, confirmar_conflito: true }),
        falha: TEXTOS_DA_AGENDA.atualizar,
      });
    } catch (erro) {
      pintarHorario(queryClient, agendamento.id, antes);
      avisar.erro(avisoDaFalha(TEXTOS_DA_AGENDA.atualizar, erro));
      // Whatever the server refused, the calendar on screen may be stale.
      void aoMudarAgendamentos(queryClient);
    }
  };
}
