import { type StatusDoAgendamento, TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { useQueryClient } from '@tanstack/react-query';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { caminhoDoAgendamento, useMudarStatus } from './agendamentos.mutacoes.ts';
import { aoMudarAgendamentos } from './agendamentos.queries.ts';
import { avisoDoStatus } from './agendamentos.rotulos.ts';
import { corpoDaMudanca } from './correcao.ts';
import { avisoDaFalha } from './falha.ts';
import type { ComDesfecho } from './sem-desfecho.ts';

/** Records or corrects how an appointment ended, with a toast that undoes it. */
export function useDesfecho(agendamento: ComDesfecho) {
  const queryClient = useQueryClient();
  const mudar = useMudarStatus();

  const gravar = ({ id, status, versao }: Omit<ComDesfecho, 'titulo'>, para: StatusDoAgendamento) =>
    mudar.mutateAsync({ id, body: { ...corpoDaMudanca(status, para), versao } });

  const registrar = async (para: StatusDoAgendamento) => {
    try {
      const { agendamento: depois } = await gravar(agendamento, para);
      avisarComDesfazer({
        titulo: avisoDoStatus(para),
        mensagem: agendamento.titulo,
        registros: [caminhoDoAgendamento(agendamento.id)],
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
