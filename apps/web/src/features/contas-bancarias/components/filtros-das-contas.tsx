import { AVISOS_DA_CONTA, NOME_DO_AVISO } from '@dominio/contrato/contas-bancarias';
import { NOME_DO_TIPO } from '@dominio/contrato/contas-bancarias-campos';
import { useQuery } from '@tanstack/react-query';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { formatarNumero } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
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

/** What is to be mended, as a filter that says how much; nothing where all is well. */
export function FiltroDeAvisos({ tela, clienteId }: { tela: TelaDasContas; clienteId: number }) {
  // When this fails, so does the table, which says so: one message is enough.
  const { data } = useQuery(avisosOptions(clienteId));
  const { aviso: escolhido } = tela.estado;
  // What is filtered by stays, even when no account has it any more.
  const avisos = (data?.avisos ?? []).filter(
    ({ aviso, total }) => total > 0 || aviso === escolhido,
  );
  if (!data || avisos.length === 0) return null;
  return (
    <PilulaDeFiltro
      nome="A corrigir"
      frase={escolhido ? NOME_DO_AVISO[escolhido].toLowerCase() : formatarNumero(data.total)}
      ativo={escolhido !== undefined}
      opcoes={[
        { valor: '', rotulo: 'Todas as contas' },
        ...avisos.map(({ aviso, total: quantas }) => ({
          valor: aviso,
          rotulo: `${NOME_DO_AVISO[aviso]} (${formatarNumero(quantas)})`,
        })),
      ]}
      escolhidos={[escolhido ?? '']}
      aoEscolher={(valor) => tela.filtrar({ aviso: AVISOS_DA_CONTA.find((um) => um === valor) })}
      aoTirar={() => tela.filtrar({ aviso: undefined })}
    />
  );
}

/** The filters of the accounts of a client. */
export const FiltrosDasContas = (props: { tela: TelaDasContas; clienteId: number }) => (
  <>
    <FiltroDeEmpresa {...props} />
    <FiltroDaLista tela={props.tela} campo="tipo" nome="Tipo" nomes={NOME_DO_TIPO} />
    <FiltroDaLista tela={props.tela} campo="ativa" nome="Situação" nomes={NOME_DA_SITUACAO} />
  </>
);
