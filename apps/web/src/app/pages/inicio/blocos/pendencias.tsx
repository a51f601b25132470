import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  ENDERECO_NOVO,
  ENDERECO_SEM_DESFECHO,
  enderecoDaAgendaDoCliente,
  enderecoDoAgendamento,
} from '../../../../features/agendamentos/agendamentos.endereco.ts';
import { Desfecho } from '../../../../features/agendamentos/components/desfecho.tsx';
import { contar, formatarData, formatarDia, formatarHora } from '../../../../lib/formato.ts';
import { useEnderecoDoCliente } from '../../../../lib/painel-do-cliente.ts';
import { usePode } from '../../../../lib/permissoes.tsx';
import { useAbrirCliente } from '../../../use-abrir-cliente.ts';
import { aVencerOptions, emAtencaoOptions, semDesfechoOptions } from '../blocos.queries.ts';
import { BlocoDeLista } from './bloco-de-lista.tsx';

/** My appointments that are over and have no outcome yet, which is said where they stand. */
export function SemDesfecho() {
  return (
    <BlocoDeLista
      titulo="Sem desfecho"
      consulta={useQuery(semDesfechoOptions)}
      todos={ENDERECO_SEM_DESFECHO}
      linha={(agendamento) => {
        const { id, titulo, data_hora_inicio, cliente_nome } = agendamento;
        return {
          id,
          titulo,
          detalhe: [
            `${formatarData(data_hora_inicio, 'diaMes')} ${formatarHora(data_hora_inicio)}`,
            cliente_nome,
          ]
            .filter(Boolean)
            .join(' · '),
          para: enderecoDoAgendamento(id),
          acao: <Desfecho agendamento={{ ...agendamento, ocupado: false }} />,
        };
      }}
    />
  );
}

/** My clients that nobody has met for a long time. */
export function ClientesEmAtencao() {
  const veAgenda = usePode('agenda:visualizar');
  const podeMarcar = usePode('agenda:criar');
  const abrir = useAbrirCliente();
  const enderecoDe = useEnderecoDoCliente();
  return (
    <BlocoDeLista
      titulo="Clientes em atenção"
      consulta={useQuery(emAtencaoOptions)}
      todos="/selecionar-cliente"
      linha={({ id, nome, dias_sem_reuniao }) => ({
        id,
        titulo: nome,
        detalhe:
          dias_sem_reuniao === null
            ? 'Nenhum agendamento até hoje'
            : `Sem agendamento há ${contar(dias_sem_reuniao, 'dia', 'dias')}`,
        para: enderecoDe(id) ?? (veAgenda ? enderecoDaAgendaDoCliente(id) : undefined),
        acao: podeMarcar && veAgenda && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Agendar com ${nome}`}
            onClick={() => void abrir(id, ENDERECO_NOVO)}
          >
            Agendar
          </Button>
        ),
      })}
    />
  );
}

/** Contracts of my clients that end soon. */
export function ContratosAVencer() {
  return (
    <BlocoDeLista
      titulo="Contratos a vencer"
      consulta={useQuery(aVencerOptions)}
      todos="/contratos?status=ATIVO&ordem=data_fim"
      linha={({ id, cliente_nome, numero_contrato, data_fim, dias }) => ({
        id,
        titulo: cliente_nome,
        detalhe: `${numero_contrato} · ${
          dias === 0 ? 'vence hoje' : `vence em ${contar(dias, 'dia', 'dias')}`
        }, ${formatarDia(data_fim)}`,
        para: `/contratos?contrato=${id}`,
      })}
    />
  );
}
