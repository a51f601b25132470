import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import frases from '../../components/ui/frases.module.css';
import { NoTopo } from '../../components/ui/topo-da-pagina.tsx';
import { enderecoDaAgendaDoCliente } from '../../features/agendamentos/agendamentos.endereco.ts';
import { usePendenciasNaLista } from '../../features/checklist/use-pendencias-na-lista.tsx';
import { PASSAGEIROS } from '../../features/clientes/clientes.filtros.ts';
import { ClienteEscolhido } from '../../features/clientes/components/cliente-escolhido.tsx';
import { EscolhaDeCliente } from '../../features/clientes/components/escolha-de-cliente.tsx';
import { GavetaDoNovoCliente } from '../../features/clientes/components/gaveta-do-novo-cliente.tsx';
import { useListaDeClientes } from '../../features/clientes/use-lista-de-clientes.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { contar } from '../../lib/formato.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { VisoesDaTabela } from '../../registros/visoes-da-tabela.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/selecionar-cliente`: find a client and make it the active one (page book #15). */
export default function SelecionarCliente() {
  const lista = useListaDeClientes();
  const { voltar, destino, consulta } = lista;
  const total = consulta.data?.total;
  const pendencias = usePendenciasNaLista(consulta.data?.clientes);
  const ativo = useClienteSelecionado((estado) => estado.cliente);
  const podeCriar = usePode('clientes:criar');
  const veAgenda = usePode('agenda:visualizar');
  const daAgenda =
    ativo && veAgenda
      ? { para: enderecoDaAgendaDoCliente(ativo.id), rotulo: 'Abrir a agenda' }
      : undefined;
  const proximo = destino ? { para: destino, rotulo: 'Abrir o painel' } : daAgenda;

  return (
    <PaginaDeTabela
      titulo="Clientes"
      acoes={
        podeCriar && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => lista.abrir({ novo: true })}
          >
            Novo cliente
          </Button>
        )
      }
    >
      {total ? <NoTopo lugar="contagem">{contar(total, 'cliente', 'clientes')}</NoTopo> : null}
      {voltar && (
        <p className={frases.dica}>Escolha um cliente para voltar à página em que estava.</p>
      )}
      <EscolhaDeCliente
        lista={lista}
        pendencias={pendencias}
        visoes={<VisoesDaTabela tabela="clientes" passageiros={PASSAGEIROS} />}
      />
      {!voltar && <ClienteEscolhido proximo={proximo} />}
      <GavetaDoNovoCliente
        aberta={lista.estado.novo && podeCriar}
        nome={lista.estado.nome}
        aoFechar={lista.fechar}
        aoSalvar={(cliente) => {
          if (!destino) lista.fechar();
          lista.ativar(cliente);
        }}
      />
    </PaginaDeTabela>
  );
}
