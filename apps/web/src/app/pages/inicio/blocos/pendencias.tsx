import { useQuery } from '@tanstack/react-query';
import {
  enderecoDaAgendaDoCliente,
  enderecoDoAgendamento,
} from '../../../../features/agendamentos/agendamentos.endereco.ts';
import { contar, formatarData, formatarDia, formatarHora } from '../../../../lib/formato.ts';
import { usePode } from '../../../../lib/permissoes.tsx';
import { aVencerOptions, emAtencaoOptions, semDesfechoOptions } from '../blocos.queries.ts';
import { BlocoDeLista } from './bloco-de-lista.tsx';

/** The address of what a person may open about a client: for now its appointments. */
function useEnderecoDoCliente(): (cliente: number) => string | undefined {
  const veAgenda = usePode('agenda:visualizar');
  return (cliente) => (veAgenda ? enderecoDaAgendaDoCliente(cliente) : undefined);
}

/** My appointments that are over and have no outcome yet. */
export function SemDesfecho() {
  return (
    <BlocoDeLista
      titulo="Sem desfecho"
      consulta={useQuery(semDesfechoOptions)}
      linha={({ id, titulo, data_hora_inicio, cliente_nome }) => ({
        id,
        titulo,
        detalhe: [
          `${formatarData(data_hora_inicio, 'diaMes')} ${formatarHora(data_hora_inicio)}`,
          cliente_nome,
        ]
          .filter(Boolean)
          .join(' · '),
        para: enderecoDoAgendamento(id),
      })}
    />
  );
}

/** My clients that nobody has met for a long time. */
export function ClientesEmAtencao() {
  const enderecoDe = useEnderecoDoCliente();
  return (
    <BlocoDeLista
      titulo="Clientes em atenção"
      consulta={useQuery(emAtencaoOptions)}
      linha={({ id, nome, dias_sem_reuniao }) => ({
        id,
        titulo: nome,
        detalhe:
          dias_sem_reuniao === null
            ? 'Nenhum agendamento até hoje'
            : `Sem agendamento há ${contar(dias_sem_reuniao, 'dia', 'dias')}`,
        para: enderecoDe(id),
      })}
    />
  );
}

/** Contracts of my clients that end soon. */
export function ContratosAVencer() {
  const enderecoDe = useEnderecoDoCliente();
  return (
    <BlocoDeLista
      titulo="Contratos a vencer"
      consulta={useQuery(aVencerOptions)}
      linha={({ id, cliente_id, cliente_nome, numero_contrato, data_fim, dias }) => ({
        id,
        titulo: cliente_nome,
        detalhe: `${numero_contrato} · ${
          dias === 0 ? 'vence hoje' : `vence em ${contar(dias, 'dia', 'dias')}`
        }, ${formatarDia(data_fim)}`,
        para: enderecoDe(cliente_id),
      })}
    />
  );
}
