import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQuery } from '@tanstack/react-query';
import doCartao from '../../../components/painel/cartao.module.css';
import { Cartao, VazioDoCartao } from '../../../components/painel/cartao.tsx';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import {
  enderecoDaAgendaDoCliente,
  enderecoDoAgendamento,
  enderecoDosProximosDoCliente,
} from '../../../features/agendamentos/agendamentos.endereco.ts';
import { rotuloDoStatus } from '../../../features/agendamentos/agendamentos.rotulos.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { agendamentosDoClienteOptions } from './painel.queries.ts';
import { RestoDoCartao } from './resto-do-cartao.tsx';

interface PropsDoGrupo {
  nome: string;
  agendamentos: readonly Agendamento[];
  nenhum: string;
}

function Grupo({ nome, agendamentos, nenhum }: PropsDoGrupo) {
  return (
    <>
      <h3 className={doCartao.grupo}>{nome}</h3>
      {agendamentos.length === 0 && <VazioDoCartao>{nenhum}</VazioDoCartao>}
      {agendamentos.length > 0 && (
        <ul className={doCartao.linhas} aria-label={`${nome} agendamentos`}>
          {agendamentos.map(({ id, titulo, data_hora_inicio, status }) => (
            <li key={id}>
              <LinhaDoCartao
                titulo={titulo}
                detalhe={[
                  formatarDataHora(data_hora_inicio),
                  status !== 'AGENDADO' && rotuloDoStatus(status),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                para={enderecoDoAgendamento(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Card of the next and the last appointments with the client in which the person takes part. */
export function AgendamentosDoCliente({ clienteId }: { clienteId: number }) {
  const eu = useSessao((sessao) => sessao.usuario?.id);
  const hoje = useHoje();
  const consulta = useQuery({
    ...agendamentosDoClienteOptions(clienteId, eu ?? 0),
    enabled: eu !== undefined,
  });
  return (
    <Cartao
      titulo="Agendamentos"
      link={{ rotulo: 'Ver agenda', para: enderecoDaAgendaDoCliente(clienteId) }}
      ocupado={consulta.isPending}
    >
      <Lido consulta={consulta} oQue="os agendamentos">
        {({ proximos, totalDeProximos, ultimos }) =>
          proximos.length + ultimos.length === 0 ? (
            <VazioDoCartao>
              <p>Nenhum agendamento seu com este cliente.</p>
            </VazioDoCartao>
          ) : (
            <>
              <Grupo nome="Próximos" agendamentos={proximos} nenhum="Nada marcado." />
              <RestoDoCartao
                quantos={totalDeProximos - proximos.length}
                para={enderecoDosProximosDoCliente(clienteId, hoje)}
              />
              <Grupo nome="Últimos" agendamentos={ultimos} nenhum="Nenhum até hoje." />
            </>
          )
        }
      </Lido>
    </Cartao>
  );
}
