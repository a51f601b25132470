import { NOME_DO_AVISO } from '@dominio/contrato/contas-bancarias';
import { NOME_DO_TIPO } from '@dominio/contrato/contas-bancarias-campos';
import { useQuery } from '@tanstack/react-query';
import { FiltroACorrigir } from '../../../registros/filtro-a-corrigir.tsx';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { FiltrosDaEmpresa } from '../../../registros/filtros-da-empresa.tsx';
import { avisosOptions } from '../contas-bancarias.queries.ts';
import { NOME_DA_SITUACAO } from '../contas-bancarias.registro.ts';
import type { TelaDasContas } from '../use-contas.ts';

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
    <FiltrosDaEmpresa {...props} />
    <FiltroDaLista tela={props.tela} campo="tipo" nome="Tipo" nomes={NOME_DO_TIPO} />
    <FiltroDaLista tela={props.tela} campo="ativa" nome="Situação" nomes={NOME_DA_SITUACAO} />
  </>
);
