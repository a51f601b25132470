import { type StatusDoAgendamento, TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQueryClient } from '@tanstack/react-query';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { type CorpoDoStatus, useMudarStatus } from './agendamentos.mutacoes.ts';
import { aoMudarAgendamentos } from './agendamentos.queries.ts';
import { avisoDoStatus } from './agendamentos.rotulos.ts';
import { avisoDaFalha } from './falha.ts';

/** The reason of a correction that is one click: the history names who and when (dominios.md §1c). */
const MOTIVO_DA_CORRECAO = 'Registrado por engano.';

function corpo(de: StatusDoAgendamento, para: StatusDoAgendamento): CorpoDoStatus {
  if (de === 'AGENDADO') return { status: para };
  // The appointment had this time before: that somebody is busy then is no news.
  return { status: para, motivo_reabertura: MOTIVO_DA_CORRECAO, confirmar_conflito: true };
}

/** Records or corrects how an appointment ended, with a toast that undoes it. */
export function useDesfecho(agendamento: Agendamento) {
  const queryClient = useQueryClient();
  const mudar = useMudarStatus();

  const gravar = ({ id, status, versao }: Agendamento, para: StatusDoAgendamento) =>
    mudar.mutateAsync({ id, body: { ...corpo(status, para), versao } });

  const registrar = async (para: StatusDoAgendamento) => {
    try {
      const { agendamento: depois } = await gravar(agendamento, para);
      avisarComDesfazer({
        titulo: avisoDoStatus(para),
        mensagem: agendamento.titulo,
        desfazer: () => gravar(depois, agendamento.status),
        falha: TEXTOS_DA_AGENDA.alterarStatus,
      });
    } catch (erro) {
      avisar.erro(avisoDaFalha(TEXTOS_DA_AGENDA.alterarStatus, erro));
      // Somebody else may have recorded it: what stands there now is read.
      void aoMudarAgendamentos(queryClient);
    }
  };
  return { registrar, enviando: mudar.isPending };
}
