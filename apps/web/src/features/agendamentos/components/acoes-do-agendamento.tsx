import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { AgendamentoDetalhado } from '@dominio/contrato/agendamentos-saida';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import type { CorpoDoStatus } from '../agendamentos.mutacoes.ts';
import { useOpcoesDeStatus } from '../agendamentos.queries.ts';
import { useAcoes } from '../use-acoes.ts';
import { useConflito } from '../use-conflito.tsx';
import type { Agenda } from '../use-estado-da-agenda.ts';
import classes from './detalhes-do-agendamento.module.css';
import { DialogoDeMotivo } from './dialogo-de-motivo.tsx';
import { DialogoDeReagendamento } from './dialogo-de-reagendamento.tsx';

interface Props {
  agendamento: AgendamentoDetalhado;
  agenda: Agenda;
  aoExcluir: (excluindo: boolean) => void;
}

type Dialogo = 'cancelar' | 'reagendar' | { corrigir: StatusDoAgendamento };

const NOMES_DA_CORRECAO: Partial<Record<StatusDoAgendamento, string>> = {
  AGENDADO: 'Reabrir',
  FINALIZADO: 'Corrigir para finalizado',
  NO_SHOW: 'Corrigir para não compareceu',
};

/** Reasons that one click gives; what they are called stays in the history and in the reports. */
const MOTIVOS_DE_CANCELAMENTO = [
  'Cliente desmarcou',
  'Participante indisponível',
  'Assunto já resolvido',
  'Marcado por engano',
];

/**
 * Word for a change back to an earlier status. The contract has one action for both: going back to
 * AGENDADO reopens, going to another outcome corrects.
 */
const nomeDaVolta = (para: StatusDoAgendamento) =>
  para === 'AGENDADO' ? 'reabertura' : 'correção';

/** Buttons for the actions in the server's `acoes`; each opens the dialog that its action needs. */
export function AcoesDoAgendamento({ agendamento, agenda, aoExcluir }: Props) {
  const { acoes, status } = agendamento;
  const [dialogo, setDialogo] = useState<Dialogo>();
  const conflito = useConflito();
  const { mudarStatus, excluir, enviando } = useAcoes(agendamento, conflito);
  const opcoes = useOpcoesDeStatus();
  const correcoes = opcoes.find(({ valor }) => valor === status)?.transicoes ?? [];

  const mudar = async (corpo: CorpoDoStatus) => {
    const { feito, erro } = await mudarStatus(corpo);
    if (feito) setDialogo(undefined);
    return erro;
  };
  const remover = async () => {
    aoExcluir(true);
    if (await excluir()) agenda.fechar();
    else aoExcluir(false);
  };
  const simples = { variant: 'default', disabled: enviando } as const;
  const terminou = new Date(agendamento.data_hora_termino) <= new Date();
  const nenhuma = !Object.values(acoes).some(Boolean);
  if (nenhuma) return null;

  return (
    <>
      <RodapeFixo>
        {acoes.editar && (
          <Button
            {...simples}
            data-autofocus
            onClick={() => agenda.abrir({ agendamento: agendamento.id, editando: true })}
          >
            Editar
          </Button>
        )}
        {acoes.finalizar && (
          <>
            <Button
              {...simples}
              {...(terminou && { variant: 'filled' })}
              onClick={() => void mudar({ status: 'FINALIZADO' })}
            >
              Finalizar
            </Button>
            <Button {...simples} onClick={() => void mudar({ status: 'NO_SHOW' })}>
              Não compareceu
            </Button>
          </>
        )}
        {acoes.reagendar && (
          <Button {...simples} onClick={() => setDialogo('reagendar')}>
            Reagendar
          </Button>
        )}
        {acoes.cancelar && (
          <Button {...simples} onClick={() => setDialogo('cancelar')}>
            Cancelar agendamento
          </Button>
        )}
        {acoes.reabrir &&
          correcoes.map((para) => (
            <Button key={para} {...simples} onClick={() => setDialogo({ corrigir: para })}>
              {NOMES_DA_CORRECAO[para] ?? para}
            </Button>
          ))}
        {acoes.excluir && (
          <Button
            {...simples}
            variant="subtle"
            color="var(--cor-perigo-texto)"
            className={classes.excluir}
            onClick={remover}
          >
            Excluir
          </Button>
        )}
      </RodapeFixo>
      {dialogo === 'cancelar' && (
        <DialogoDeMotivo
          campo="motivo_cancelamento"
          titulo="Cancelar agendamento"
          rotulo="Motivo do cancelamento"
          confirmar="Cancelar agendamento"
          perigo
          frequentes={MOTIVOS_DE_CANCELAMENTO}
          enviando={enviando}
          aoFechar={() => setDialogo(undefined)}
          aoConfirmar={(motivo) => mudar({ status: 'CANCELADO', motivo_cancelamento: motivo })}
        />
      )}
      {dialogo === 'reagendar' && (
        <DialogoDeReagendamento
          agendamento={agendamento}
          enviando={enviando}
          aoFechar={() => setDialogo(undefined)}
          aoConfirmar={mudar}
        />
      )}
      {typeof dialogo === 'object' && (
        <DialogoDeMotivo
          campo="motivo_reabertura"
          titulo={NOMES_DA_CORRECAO[dialogo.corrigir] ?? 'Corrigir'}
          rotulo={`Motivo da ${nomeDaVolta(dialogo.corrigir)}`}
          falta={`Informe o motivo da ${nomeDaVolta(dialogo.corrigir)}.`}
          confirmar="Confirmar"
          enviando={enviando}
          aoFechar={() => setDialogo(undefined)}
          aoConfirmar={(motivo) => mudar({ status: dialogo.corrigir, motivo_reabertura: motivo })}
        />
      )}
      {conflito.dialogo}
    </>
  );
}
