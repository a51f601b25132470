import { useQuery } from '@tanstack/react-query';
import { useEmpresaAtiva } from '../consultas/empresa-ativa.ts';
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
  clienteId: number;
  tela: { estado: ComEmpresa; filtrar: (mudanca: ComEmpresa) => void };
}

/**
 * Of which company a list of a client is: of the active one, whose chip says so, or of the one chosen
 * here, where there are several.
 */
export function FiltrosDaEmpresa({ tela, clienteId }: Props) {
  const podeVer = usePode('empresas:visualizar');
  const { data = [] } = useQuery({ ...empresasDoClienteOptions(clienteId), enabled: podeVer });
  const { empresa_id: escolhida } = tela.estado;
  return (
    <>
      {escolhida === null && <ChipDaEmpresaAtiva />}
      {(data.length > 1 || escolhida !== null) && (
        <FiltroDeOpcoes
          nome="Empresa"
          todos="Todas"
          opcoes={data.map(({ id, razao_social }) => ({ valor: id, rotulo: razao_social }))}
          escolhido={escolhida}
          nenhum={null}
          aoEscolher={(empresa_id) => tela.filtrar({ empresa_id })}
        />
      )}
    </>
  );
}
