import { useQuery } from '@tanstack/react-query';
import { ChipDeFiltro } from '../components/ui/chip-de-filtro.tsx';
import { empresaOptions, useEmpresaAtiva } from '../consultas/empresa-ativa.ts';
import { empresasDoClienteOptions } from '../consultas/empresas-do-cliente.ts';
import { usePode } from '../lib/permissoes.tsx';
import { ChipDaEmpresaAtiva } from './chip-da-empresa-ativa.tsx';
import { FiltroDeOpcoes } from './filtros.tsx';

interface ComEmpresa {
  empresa_id: number | null;
}

/** What a list of a client is narrowed by: the active company, unless its address names another. */
export function useDaEmpresaAtiva({ empresa_id }: ComEmpresa) {
  const ativa = useEmpresaAtiva();
  return ativa && empresa_id === null ? { empresa_id: ativa.id } : {};
}

interface Props {
  /** Whose companies may be chosen; null in a list of every client. */
  clienteId: number | null;
  /** False where the list is of a whole client, whatever company is active. */
  daAtiva?: boolean;
  tela: { estado: ComEmpresa; filtrar: (mudanca: ComEmpresa) => void };
}

/** The company that the address names, told by whoever may see it; pressing it has all of them again. */
function ChipDaEmpresa({ id, aoTirar }: { id: number; aoTirar: () => void }) {
  const podeVer = usePode('empresas:visualizar');
  const { data } = useQuery({ ...empresaOptions(id), enabled: podeVer });
  const nome = data?.razao_social ?? 'uma só';
  return <ChipDeFiltro rotulo="Empresa" quantos={nome} ativo aoAlternar={aoTirar} />;
}

function EscolhaDaEmpresa({ tela, clienteId }: Props & { clienteId: number }) {
  const podeVer = usePode('empresas:visualizar');
  const { data = [] } = useQuery({ ...empresasDoClienteOptions(clienteId), enabled: podeVer });
  const { empresa_id: escolhida } = tela.estado;
  if (data.length <= 1 && escolhida === null) return null;
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

/**
 * Of which company a list is: of the active one, whose chip says so, or of the one that the address
 * names; of a client with several, the one chosen here.
 */
export function FiltrosDaEmpresa(props: Props) {
  const { tela, clienteId, daAtiva = true } = props;
  const { empresa_id: escolhida } = tela.estado;
  return (
    <>
      {escolhida === null && daAtiva && <ChipDaEmpresaAtiva />}
      {clienteId !== null && <EscolhaDaEmpresa {...props} clienteId={clienteId} />}
      {clienteId === null && escolhida !== null && (
        <ChipDaEmpresa id={escolhida} aoTirar={() => tela.filtrar({ empresa_id: null })} />
      )}
    </>
  );
}
