import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { identificador } from '../../components/endereco/codec.ts';
import { ErroDaRegiao } from '../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../components/ui/estado-vazio.tsx';
import { useFalhaQueFica } from '../../components/ui/use-falha-que-fica.ts';
import { fichaOptions } from '../../features/clientes/clientes.queries.ts';
import { FormularioDoContrato } from '../../features/contratos/components/formulario-do-contrato.tsx';
import { contratos } from '../../features/contratos/contratos.queries.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { useLeitura } from '../../lib/use-recarga.ts';
import { umOptions } from '../../registros/recurso.ts';
import { SemPermissao } from '../sem-permissao.tsx';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** What the address asks to be edited, or for whom a new contract is. */
function usePedido() {
  const [params] = useSearchParams();
  const podeVerClientes = usePode('clientes:visualizar');
  const pedido = params.get('id');
  const id = identificador.ler(pedido ?? '') ?? null;
  const clienteId =
    pedido === null && podeVerClientes
      ? (identificador.ler(params.get('cliente_id') ?? '') ?? null)
      : null;
  const contrato = useQuery({ ...umOptions(contratos, id ?? 0), enabled: id !== null });
  const cliente = useQuery({ ...fichaOptions(clienteId ?? 0), enabled: clienteId !== null });
  const ativo = useClienteSelecionado((estado) => estado.cliente);
  // The address says for whom; where it does not, it is for whom one works on.
  const doAtivo = pedido === null && !params.has('cliente_id') && podeVerClientes ? ativo : null;
  const pedida = id !== null ? contrato : clienteId !== null ? cliente : null;
  const perdido = pedido !== null && id === null;
  return {
    id,
    perdido,
    contrato,
    cliente: cliente.data ?? (doAtivo && { id: doAtivo.id, nome: doAtivo.name }),
    pedida,
  };
}

/** A new contract for whoever will be chosen: nothing is read. */
const NADA_A_LER = { data: undefined, error: null, isFetching: false };

const VOLTAR = (
  <Button component={Link} to="/contratos">
    Voltar à lista
  </Button>
);

function Conteudo({ aditando }: { aditando: boolean }) {
  const navegar = useNavigate();
  const podeEditar = usePode('contratos:editar');
  const eu = useSessao((sessao) => sessao.usuario?.id);
  const { id, perdido, contrato, cliente, pedida } = usePedido();
  const { lido, leituras, recarregar } = useLeitura(contrato);
  const falha = useFalhaQueFica(pedida ?? NADA_A_LER);
  if (id !== null && !podeEditar) return <Navigate to={`/contratos?contrato=${id}`} replace />;
  const pronta = id === null ? !pedida || pedida.data : lido !== undefined;
  if (perdido) {
    return (
      <EstadoVazio icone={IconFileText} acao={VOLTAR}>
        Contrato não encontrado.
      </EstadoVazio>
    );
  }
  if (pedida && falha && !pronta) {
    return (
      <ErroDaRegiao
        oQue={id === null ? 'o cliente' : 'o contrato'}
        erro={falha}
        aoTentar={() => void pedida.refetch()}
        tentando={pedida.isFetching}
        saida={VOLTAR}
      />
    );
  }
  if (!pronta || eu === undefined) return <EsqueletoDeLista />;
  return (
    <FormularioDoContrato
      key={leituras}
      aditando={aditando}
      eu={eu}
      contrato={lido ?? null}
      cliente={cliente && { id: cliente.id, nome: cliente.nome }}
      aoSalvar={(salvo) => void navegar(`/contratos?contrato=${salvo.id}`, { replace: true })}
      aoCancelar={() => void navegar('/contratos')}
      aoRecarregar={recarregar}
    />
  );
}

/**
 * `/contrato-form`: a contract on one page; `?id=` changes one, and sends whoever may not to it in the
 * list, `&aditivo=1` opens it at its amendment, `?cliente_id=` begins with its client, and without
 * either it begins with the active one.
 */
export default function ContratoForm() {
  const [params] = useSearchParams();
  const aditando = params.has('id') && params.get('aditivo') === '1';
  const podeCriar = usePode('contratos:criar');
  if (!params.has('id') && !podeCriar) return <SemPermissao permissao="contratos:criar" />;
  return (
    <>
      <TituloDaPagina titulo={aditando ? 'Aditivo do contrato' : 'Cadastro de contrato'} />
      <Conteudo key={params.get('id')} aditando={aditando} />
    </>
  );
}
