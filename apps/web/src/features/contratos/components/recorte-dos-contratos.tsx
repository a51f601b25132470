import type { RecorteDosContratos } from '@dominio/contrato/contratos-acompanhamento';
import { useQuery } from '@tanstack/react-query';
import { ChipDeFiltro } from '../../../components/ui/chip-de-filtro.tsx';
import { clienteChamadoOptions } from '../../../consultas/cliente-chamado.ts';
import { useEmpresaAtiva } from '../../../consultas/empresa-ativa.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useEndereco } from '../../../registros/endereco.ts';
import { FiltrosDaEmpresa } from '../../../registros/filtros-da-empresa.tsx';
import { endereco } from '../contratos.registro.ts';

function ChipDoCliente({ id, aoTirar }: { id: number; aoTirar: () => void }) {
  const podeVer = usePode('clientes:visualizar');
  const { data } = useQuery({ ...clienteChamadoOptions(id), enabled: podeVer });
  return (
    <ChipDeFiltro rotulo="Cliente" quantos={data?.nome ?? 'um só'} ativo aoAlternar={aoTirar} />
  );
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

interface Estado {
  cliente_id: number | null;
  empresa_id: number | null;
}

/** Says whose contracts alone are listed, and has the others again. */
export function ChipsDoRecorte({
  tela,
}: {
  tela: { estado: Estado; filtrar: (mudanca: Partial<Estado>) => void };
}) {
  const { cliente_id } = tela.estado;
  return (
    <>
      {cliente_id !== null && (
        <ChipDoCliente
          id={cliente_id}
          // Its companies are nobody else's.
          aoTirar={() => tela.filtrar({ cliente_id: null, empresa_id: null })}
        />
      )}
      <FiltrosDaEmpresa tela={tela} clienteId={cliente_id} daAtiva={cliente_id === null} />
    </>
  );
}
