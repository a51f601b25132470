import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DESISTIU } from '../../components/formulario/use-salvamento.tsx';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { type CorpoDaEdicao, useAtualizar } from './agendamentos.mutacoes.ts';
import { detalhesOptions } from './agendamentos.queries.ts';
import { useConfirmarPassado } from './use-confirmar-passado.ts';
import { useConflito } from './use-conflito.tsx';

type Gravado = Awaited<ReturnType<ReturnType<typeof useAtualizar>['mutateAsync']>>;

const mudaHorario = ({ data_hora_inicio, data_hora_termino }: CorpoDaEdicao) =>
  data_hora_inicio !== undefined || data_hora_termino !== undefined;

/**
 * Saves one property of an appointment, asking about what it meets.
 *
 * @param nome what the property is called: 'Local'.
 */
export function useGravarPropriedade(
  agendamento: Agendamento,
  nome: string,
): {
  /** Sends the fields that change. */
  gravar: (corpo: CorpoDaEdicao) => Promise<Gravado | typeof DESISTIU>;
  /**
   * Says that it was saved, with a toast that undoes it.
   *
   * @param antes the same fields as they were
   */
  avisar: (gravado: Gravado, antes: CorpoDaEdicao) => void;
  enviando: boolean;
  dialogos: ReactNode;
} {
  const { id, versao, data_hora_inicio, data_hora_termino } = agendamento;
  const queryClient = useQueryClient();
  const atualizar = useAtualizar();
  const conflito = useConflito();
  const passado = useConfirmarPassado();

  const gravar = async (corpo: CorpoDaEdicao) => {
    const { data_hora_inicio: inicio } = corpo;
    if (inicio && !(await passado.confirmarPassado(inicio))) return DESISTIU;
    const resposta = await conflito.tentar(({ horario, confirmar_conflito }) =>
      atualizar.mutateAsync({ id, body: { ...corpo, ...horario, confirmar_conflito, versao } }),
    );
    if (!resposta) return DESISTIU;
    queryClient.setQueryData(
      detalhesOptions(id).queryKey,
      (lido) => lido && { ...lido, ...resposta.agendamento },
    );
    return resposta;
  };

  const avisar = ({ agendamento: gravado, avisos }: Gravado, antes: CorpoDaEdicao) => {
    avisarComDesfazer({
      titulo: 'Agendamento atualizado',
      mensagem: [nome, ...avisos.map(({ mensagem }) => mensagem)].join(' · '),
      desfazer: () =>
        atualizar.mutateAsync({
          id,
          body: {
            ...antes,
            // A conflict may have moved both ends.
            ...(mudaHorario(antes) && { data_hora_inicio, data_hora_termino }),
            confirmar_conflito: true,
            versao: gravado.versao,
          },
        }),
      falha: TEXTOS_DA_AGENDA.atualizar,
    });
  };

  return {
    gravar,
    avisar,
    enviando: atualizar.isPending,
    dialogos: (
      <>
        {passado.dialogo}
        {conflito.dialogo}
      </>
    ),
  };
}
