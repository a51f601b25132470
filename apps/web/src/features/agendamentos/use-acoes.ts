import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQueryClient } from '@tanstack/react-query';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import {
  type CorpoDoStatus,
  useExcluir,
  useMudarStatus,
  useRestaurar,
} from './agendamentos.mutacoes.ts';
import { aoMudarAgendamentos, detalhesOptions } from './agendamentos.queries.ts';
import { avisoDoStatus } from './agendamentos.rotulos.ts';
import { corpoDaMudanca } from './correcao.ts';
import { avisoDaFalha } from './falha.ts';
import type { ComConflito } from './use-conflito.tsx';

interface Resultado {
  feito: boolean;
  /** The server's refusal, to be shown at the dialog's field. */
  erro?: string | undefined;
}

/** Changes the status of an appointment and deletes it, with the toasts of both. */
export function useAcoes(agendamento: Agendamento, { tentar }: ComConflito) {
  const { id, titulo, status: antes } = agendamento;
  const queryClient = useQueryClient();
  const status = useMudarStatus();
  const exclusao = useExcluir();
  const restauracao = useRestaurar();

  const mudarStatus = async (corpo: CorpoDoStatus): Promise<Resultado> => {
    // A property that was open has just been saved, under a version that is not drawn yet.
    const { versao } = queryClient.getQueryData(detalhesOptions(id).queryKey) ?? agendamento;
    try {
      const resposta = await tentar(({ horario, confirmar_conflito }) =>
        status.mutateAsync({
          id,
          body: {
            ...corpo,
            ...(horario && {
              nova_data_hora_inicio: horario.data_hora_inicio,
              nova_data_hora_termino: horario.data_hora_termino,
            }),
            confirmar_conflito,
            versao,
          },
        }),
      );
      if (!resposta) return { feito: false };
      const { agendamento: depois } = resposta;
      const aviso = { titulo: avisoDoStatus(depois.status), mensagem: titulo };
      if (antes === 'AGENDADO' && depois.acoes.reabrir) {
        const body = { ...corpoDaMudanca(depois.status, antes), versao: depois.versao };
        avisarComDesfazer({
          ...aviso,
          desfazer: () => status.mutateAsync({ id, body }),
          falha: TEXTOS_DA_AGENDA.alterarStatus,
        });
      } else avisar.sucesso(aviso);
      return { feito: true };
    } catch (erro) {
      const [campo] = erro instanceof ErroDaApi ? erro.campos : [];
      if (campo) return { feito: false, erro: campo.mensagem };
      avisar.erro(avisoDaFalha(TEXTOS_DA_AGENDA.alterarStatus, erro));
      // Somebody else may have changed the status: reading again brings the buttons that are
      // allowed now.
      void aoMudarAgendamentos(queryClient);
      return { feito: false };
    }
  };

  const excluir = async (): Promise<boolean> => {
    try {
      await exclusao.mutateAsync(id);
      avisarComDesfazer({
        titulo: 'Agendamento excluído',
        mensagem: titulo,
        desfazer: () => restauracao.mutateAsync(id),
        falha: TEXTOS_DA_AGENDA.excluir,
      });
      return true;
    } catch (erro) {
      avisar.erro(avisoDaFalha(TEXTOS_DA_AGENDA.excluir, erro));
      return false;
    }
  };

  return { mudarStatus, excluir, enviando: status.isPending || exclusao.isPending };
}
