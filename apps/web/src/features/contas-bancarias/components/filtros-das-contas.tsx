import { NOME_DO_AVISO } from '@dominio/contrato/contas-bancarias';
import { NOME_DO_TIPO } from '@dominio/contrato/contas-bancarias-campos';
import { useQuery } from '@tanstack/react-query';
import { empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { ChipDaEmpresaAtiva } from '../../../registros/chip-da-empresa-ativa.tsx';
import { FiltroACorrigir } from '../../../registros/filtro-a-corrigir.tsx';
import { FiltroDaLista, FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { avisosOptions } from '../contas-bancarias.queries.ts';
import { NOME_DA_SITUACAO } from '../contas-bancarias.registro.ts';
import type { TelaDasContas } from '../use-contas.ts';

/** Whose accounts, where the client has more than one company. */
function FiltroDeEmpresa({ tela, clienteId }: { tela: TelaDasContas; clienteId: number }) {
  const podeVer = usePode('empresas:visualizar');
  const { data = [] } = useQuery({ ...empresasDoClienteOptions(clienteId), enabled: podeVer });
  const { empresa_id: escolhida } = tela.estado;
  if (data.length < 2 && escolhida === null) return null;
  return (
    <FiltroDeOpcoes
      nome="Empresa"
      todos="Todas"
      opcoes={data.map(({ id, razao_social }) => ({ valor: id, rotulo: razao_social }))}
      escolhido={escolhida}
      nenhum={null}
      aoEscolher={(empresa_id) => tela.filtrar({ empresa_id })}
    />
  );
}

/** What is to be mended in the accounts of a client. */
export function FiltroDeAvisos({ tela, clienteId }: { tela: TelaDasContas; clienteId: number }) {
  // When this fails, so does the table, which says so: one message is enough.
  const { data } = useQuery(avisosOptions(clienteId));
  return (
    <FiltroACorrigir
      nomes={NOME_DO_AVISO}
      totais={data && Object.fromEntries(data.avisos.map(({ aviso, total }) => [aviso, total]))}
      total={data?.total}
      escolhido={tela.estado.aviso}
      todos="Todas as contas"
      aoEscolher={(aviso) => tela.filtrar({ aviso })}
    />
  );
}

/** The filters of the accounts of a client. */
export const FiltrosDasContas = (props: { tela: TelaDasContas; clienteId: number }) => (
  <>
    {props.tela.estado.empresa_id === null && <ChipDaEmpresaAtiva />}
    <FiltroDeEmpresa {...props} />
    <FiltroDaLista tela={props.tela} campo="tipo" nome="Tipo" nomes={NOME_DO_TIPO} />
    <FiltroDaLista tela={props.tela} campo="ativa" nome="Situação" nomes={NOME_DA_SITUACAO} />
  </>
);
