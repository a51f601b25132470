import type { Cliente } from '@dominio/contrato/clientes';
import { urlDoLogoDaEmpresa } from '@dominio/contrato/empresas';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ErroDaRegiao } from '../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import frases from '../../components/ui/frases.module.css';
import { NoTopo } from '../../components/ui/topo-da-pagina.tsx';
import { useFalhaQueFica } from '../../components/ui/use-falha-que-fica.ts';
import { aoMudarClientes, fichaOptions } from '../../features/clientes/clientes.queries.ts';
import { ArquivarCliente } from '../../features/clientes/components/arquivar-cliente.tsx';
import { FichaDoCliente } from '../../features/clientes/components/ficha-do-cliente.tsx';
import { useEscolherCliente } from '../../features/clientes/use-escolher-cliente.ts';
import { AvisoDeCorrecoes } from '../../features/correcoes/components/aviso-de-correcoes.tsx';
import { useRevisaCorrecoes } from '../../features/correcoes/use-revisa-correcoes.ts';
import { LogoDaEmpresa } from '../../features/empresas/components/logo-da-empresa.tsx';
import { ReceitaDoCliente } from '../../features/empresas/components/receita-do-cliente.tsx';
import { RegimeDoCliente } from '../../features/empresas/components/regime-do-cliente.tsx';
import { type ClienteSelecionado, useClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { HistoricoDoRegistro } from '../../registros/historico/historico-do-registro.tsx';
import { ComCliente, SelecionarCliente } from './comum/com-cliente.tsx';
import classes from './comum/pagina-de-botoes.module.css';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';
import { QuemVeOCliente } from './comum/quem-ve-o-cliente.tsx';
import { AtendimentoDoCliente } from './dados-cliente/atendimento.tsx';

/**
 * The client's logo. It is kept on the company that is shown for the client: without a company
 * there can be none.
 */
function Logo({ ficha, aoMudar }: { ficha: Cliente; aoMudar: () => Promise<unknown> }) {
  const podeEditar = usePode('empresas:editar');
  if (ficha.empresa_id === null) {
    return <p className={frases.dica}>Cadastre uma empresa do cliente para escolher o logo.</p>;
  }
  const empresa = {
    id: ficha.empresa_id,
    razao_social: ficha.nome,
    logo_url: ficha.logo_url ?? urlDoLogoDaEmpresa(ficha.empresa_id, null),
    tem_logo: ficha.logo_url !== null,
  };
  return <LogoDaEmpresa empresa={empresa} podeEditar={podeEditar} tamanho="lg" aoMudar={aoMudar} />;
}

interface PropsDaFicha {
  id: number;
  /** What was read of it; undefined until then. */
  consulta: UseQueryResult<Cliente>;
}

function Ficha({ id, consulta }: PropsDaFicha) {
  const veAtendimento = usePode('painel_cliente:visualizar');
  const veEmpresas = usePode('empresas:visualizar');
  const revisa = useRevisaCorrecoes();
  const queryClient = useQueryClient();
  const { data: cliente, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  if (cliente) {
    return (
      <>
        {revisa && <AvisoDeCorrecoes clienteId={id} aoMudar={() => aoMudarClientes(queryClient)} />}
        <FichaDoCliente
          cliente={cliente}
          logo={<Logo ficha={cliente} aoMudar={() => aoMudarClientes(queryClient)} />}
          atendimento={veAtendimento && <AtendimentoDoCliente clienteId={id} />}
          regime={
            veEmpresas &&
            cliente.empresa_id !== null && <RegimeDoCliente empresaId={cliente.empresa_id} />
          }
          receita={
            cliente.empresa_id !== null && <ReceitaDoCliente empresaId={cliente.empresa_id} />
          }
        />
        <HistoricoDoRegistro tipo="cliente" id={id} />
      </>
    );
  }
  if (!falha) return <EsqueletoDeLista />;
  return (
    <ErroDaRegiao
      oQue="o cliente"
      erro={falha}
      aoTentar={() => void refetch()}
      tentando={isFetching}
      saida={<SelecionarCliente />}
    />
  );
}

/** The record, and what may be done with it, which has its place in the title's row from the start. */
function FichaComAcoes({ ativo: { id, name } }: { ativo: ClienteSelecionado }) {
  const escolher = useEscolherCliente();
  const consulta = useQuery(fichaOptions(id));
  const { data: cliente } = consulta;
  // The name in the top bar follows the record.
  useEffect(() => {
    if (cliente) escolher(cliente);
  }, [cliente, escolher]);
  return (
    <>
      {(cliente || !consulta.isError) && (
        <NoTopo lugar="acoes">
          <ArquivarCliente cliente={cliente} />
          <QuemVeOCliente cliente={{ id, nome: name }} />
        </NoTopo>
      )}
      <Ficha id={id} consulta={consulta} />
    </>
  );
}

/** `/dados-cliente`: the record of the selected client (page book #19). */
export default function DadosDoCliente() {
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  return (
    <PaginaDeTabela
      titulo="Dados do cliente"
      corrida
      acoes={
        temCliente && (
          <Button
            component={Link}
            to="/checklist-cadastro"
            className={classes.porUltimo}
            variant="default"
            leftSection={<IconListCheck size={16} aria-hidden />}
          >
            Checklist
          </Button>
        )
      }
    >
      <div className={classes.pagina}>
        <ComCliente>{(ativo) => <FichaComAcoes key={ativo.id} ativo={ativo} />}</ComCliente>
      </div>
    </PaginaDeTabela>
  );
}
