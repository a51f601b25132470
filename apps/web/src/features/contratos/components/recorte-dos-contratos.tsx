import type { RecorteDosContratos } from '@dominio/contrato/contratos-acompanhamento';
import { useQuery } from '@tanstack/react-query';
import { ChipDeFiltro } from '../../../components/ui/chip-de-filtro.tsx';
import { clienteChamadoOptions } from '../../../consultas/cliente-chamado.ts';
import { empresaOptions, useEmpresaAtiva } from '../../../consultas/empresa-ativa.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { ChipDaEmpresaAtiva } from '../../../registros/chip-da-empresa-ativa.tsx';
import { useEndereco } from '../../../registros/endereco.ts';
import { endereco } from '../contratos.registro.ts';

/** What stands for a name that the reader may not know, or that has not been read yet. */
const UMA_SO = 'uma só';
const UM_SO = 'um só';

interface Chamado {
  id: number;
  aoTirar: () => void;
}

function ChipDoCliente({ id, aoTirar }: Chamado) {
  const podeVer = usePode('clientes:visualizar');
  const { data } = useQuery({ ...clienteChamadoOptions(id), enabled: podeVer });
  return <ChipDeFiltro rotulo="Cliente" quantos={data?.nome ?? UM_SO} ativo aoAlternar={aoTirar} />;
}

function ChipDaEmpresa({ id, aoTirar }: Chamado) {
  const podeVer = usePode('empresas:visualizar');
  const { data } = useQuery({ ...empresaOptions(id), enabled: podeVer });
  const nome = data?.razao_social ?? UMA_SO;
  return <ChipDeFiltro rotulo="Empresa" quantos={nome} ativo aoAlternar={aoTirar} />;
}

/**
 * Whose contracts are listed and counted: those of the client and of the company that the address
 * names; where it names neither, of the active company.
 */
export function useRecorte(): RecorteDosContratos {
  const ativa = useEmpresaAtiva();
  const { cliente_id, empresa_id } = useEndereco(endereco).estado;
  const qual = empresa_id ?? (cliente_id === null ? ativa?.id : undefined);
  return {
    ...(cliente_id !== null && { cliente_id }),
    // Those that cover the client as a whole are of each of its companies.
    ...(qual !== undefined && { empresa_id: qual, e_do_cliente: true }),
  };
}

interface Props {
  estado: { cliente_id: number | null; empresa_id: number | null };
  filtrar: (mudanca: Partial<Props['estado']>) => void;
}

/** Says whose contracts alone are listed; pressing either has the others again. */
export function ChipsDoRecorte({ estado: { cliente_id, empresa_id }, filtrar }: Props) {
  return (
    <>
      {cliente_id !== null && (
        <ChipDoCliente id={cliente_id} aoTirar={() => filtrar({ cliente_id: null })} />
      )}
      {empresa_id !== null && (
        <ChipDaEmpresa id={empresa_id} aoTirar={() => filtrar({ empresa_id: null })} />
      )}
      {cliente_id === null && empresa_id === null && <ChipDaEmpresaAtiva />}
    </>
  );
}
