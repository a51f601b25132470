import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { detalhesOptions } from '../agendamentos.queries.ts';
import { falha } from '../falha.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';
import { DetalhesDoAgendamento } from './detalhes-do-agendamento.tsx';
import { EdicaoDoAgendamento } from './edicao-do-agendamento.tsx';

interface Props {
  id: number;
  eu: number;
  agenda: Agenda;
}

/** Reads one appointment and shows or edits it in the drawer. */
export function AgendamentoAberto({ id, eu, agenda }: Props) {
  // While a deletion is under way the appointment is not read again: the live message may arrive
  // before the deletion's answer, and the reading would fail with 404.
  const [excluindo, setExcluindo] = useState(false);
  const consulta = useQuery({ ...detalhesOptions(id), enabled: !excluindo });
  const { data, error, refetch, isFetching } = consulta;
  const semDados = useFalhaQueFica(consulta);
  const naoExiste = error instanceof ErroDaApi && error.status === 404;
  const editando = agenda.estado.editando && data?.acoes.editar === true;
  if (naoExiste || semDados) {
    return (
      <ErroDaRegiao
        oQue="o agendamento"
        erro={naoExiste ? error : semDados}
        detalhe={naoExiste ? undefined : falha(TEXTOS_DA_AGENDA.carregarUm, semDados)}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  if (!data) return <EsqueletoDeLista linhas={5} rotulo="Carregando agendamento…" />;
  if (editando) {
    return (
      <EdicaoDoAgendamento
        eu={eu}
        agendamento={data}
        aoTerminar={agenda.voltar}
        aoReabrir={() => agenda.abrir({ agendamento: id, editando: true })}
      />
    );
  }
  return <DetalhesDoAgendamento agendamento={data} agenda={agenda} aoExcluir={setExcluindo} />;
}
