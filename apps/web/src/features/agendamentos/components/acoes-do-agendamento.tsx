import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { AgendamentoDetalhado } from '@dominio/contrato/agendamentos-saida';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import type { CorpoDoStatus } from '../agendamentos.mutacoes.ts';
import { useOpcoesDeStatus } from '../agendamentos.queries.ts';
import { useAcoes } from '../use-acoes.ts';
import { useConflito } from '../use-conflito.tsx';
import type { Agenda } from '../use-estado-da-agenda.ts';
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

/**
 * The bar of an appointment, for the actions in the server's `acoes`: the one that is next, another
 * that is asked for as often, and a menu of the rest. Each opens the dialog that it needs. Of one that
 * is over those two are its outcomes, so that by touch, too, they are two taps away from the grid.
 */
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
  const terminou = new Date(agendamento.data_hora_termino) <= new Date();
  const acao = (rotulo: string, aoEscolher: () => void, perigo = false) => ({
    rotulo,
    perigo,
    aoEscolher: () => !enviando && sairSePuder(aoEscolher),
  });
  const editar =
    acoes.editar &&
    acao('Editar', () => agenda.abrir({ agendamento: agendamento.id, editando: true }));
  const finalizar =
    acoes.finalizar && acao('Finalizar', () => void mudar({ status: 'FINALIZADO' }));
  const voltas = acoes.reabrir
    ? correcoes
        .toSorted((a, b) => Number(b === 'AGENDADO') - Number(a === 'AGENDADO'))
        .map((para) => acao(NOMES_DA_CORRECAO[para] ?? para, () => setDialogo({ corrigir: para })))
    : [];
  const faltou = acoes.finalizar && acao('Não compareceu', () => void mudar({ status: 'NO_SHOW' }));
  const cancelar =
    acoes.cancelar && acao('Cancelar agendamento', () => setDialogo('cancelar'), true);
  // What is most likely next: how it went once it is over, one way or the other, and its data before
  // that, or that it is called off.
  const [ladoDaBarra, doMenuAinda] = terminou ? [faltou, cancelar] : [cancelar, faltou];
  const [primeira, ...outras] = [
    ...(terminou ? [finalizar, editar] : [editar, finalizar]),
    ...voltas,
  ].filter((uma) => uma !== false);
  const doMenu = [
    ...outras,
    doMenuAinda,
    acoes.reagendar && acao('Reagendar', () => setDialogo('reagendar')),
    acoes.excluir && acao('Excluir', () => void remover(), true),
  ].filter((uma) => uma !== false);
  if (!Object.values(acoes).some(Boolean)) return null;

  return (
    <>
      <AcoesDaGaveta acoes={doMenu}>
        <RodapeFixo>
          {ladoDaBarra && (
            <Button
              key={ladoDaBarra.rotulo}
              {...(ladoDaBarra.perigo
                ? { variant: 'subtle', color: 'var(--cor-perigo-texto)' }
                : { variant: 'default' })}
              disabled={enviando}
              onClick={ladoDaBarra.aoEscolher}
            >
              {ladoDaBarra.rotulo}
            </Button>
          )}
          {primeira && (
            // Another action is another button: a second Enter must not do what comes next.
            <Button
              key={primeira.rotulo}
              variant="filled"
              disabled={enviando}
              onClick={primeira.aoEscolher}
            >
              {primeira.rotulo}
            </Button>
          )}
        </RodapeFixo>
      </AcoesDaGaveta>
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
