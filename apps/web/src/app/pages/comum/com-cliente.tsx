import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { identificador } from '../../../components/endereco/codec.ts';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { fichaOptions } from '../../../features/clientes/clientes.queries.ts';
import { enderecoDaEscolha } from '../../../features/clientes/clientes.voltar.ts';
import { useEscolherCliente } from '../../../features/clientes/use-escolher-cliente.ts';
import { type ClienteSelecionado, useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useRotaAtual } from '../../use-rota-atual.ts';

/** Selects the client that the address names. */
function useClienteDoEndereco() {
  const [params, definirParams] = useSearchParams();
  const escolher = useEscolherCliente();
  const id = identificador.ler(params.get('cliente_id') ?? '') ?? null;
  const podeVer = usePode('clientes:visualizar');
  const consulta = useQuery({ ...fichaOptions(id ?? 0), enabled: podeVer && id !== null });
  const { data } = consulta;
  useEffect(() => {
    if (!data) return;
    escolher(data);
    definirParams(
      (atuais) => {
        atuais.delete('cliente_id');
        return atuais;
      },
      { replace: true },
    );
  }, [data, escolher, definirParams]);
  return { pedido: id !== null, podeVer, consulta };
}

/** Leads to the list of clients, and from there back to this page. */
export function SelecionarCliente() {
  const { path } = useRotaAtual();
  return (
    <Button component={Link} to={enderecoDaEscolha(path)}>
      Selecionar cliente
    </Button>
  );
}

interface Props {
  /** What stands there while the client that the address names is read: as what will, in outline. */
  espera?: ReactNode;
  children: (cliente: ClienteSelecionado) => ReactNode;
}

/** A page about the selected client; without one it says how to select (page book R5). */
export function ComCliente({ espera = <EsqueletoDeLista />, children }: Props) {
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const { pedido, podeVer, consulta } = useClienteDoEndereco();
  const falha = useFalhaQueFica(consulta);
  if (pedido && !podeVer) {
    return (
      <EstadoVazio icone={IconUsers}>Seu acesso não inclui os dados dos clientes.</EstadoVazio>
    );
  }
  if (pedido && falha) {
    return (
      <ErroDaRegiao
        oQue="o cliente"
        erro={falha}
        aoTentar={() => void consulta.refetch()}
        tentando={consulta.isFetching}
        saida={<SelecionarCliente />}
      />
    );
  }
  if (pedido) return espera;
  if (cliente) return children(cliente);
  return (
    <EstadoVazio icone={IconUsers} acao={<SelecionarCliente />}>
      Selecione um cliente para ver esta página.
    </EstadoVazio>
  );
}
