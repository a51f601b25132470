import type { RecorteDosContratos } from '@dominio/contrato/contratos-acompanhamento';
import { ChipDeFiltro } from '../../../components/ui/chip-de-filtro.tsx';
import { useEmpresaAtiva } from '../../../consultas/empresa-ativa.ts';
import { useEndereco } from '../../../registros/endereco.ts';
import { FiltrosDaEmpresa } from '../../../registros/filtros-da-empresa.tsx';
import { endereco } from '../contratos.registro.ts';

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
  tela: {
    estado: Estado;
    filtrar: (mudanca: Partial<Estado>) => void;
    /** They name their client; its own record is not read, which would hand out a person's CPF. */
    dados: { linhas?: readonly { cliente_nome: string }[] | undefined };
  };
}) {
  const { cliente_id } = tela.estado;
  return (
    <>
      {cliente_id !== null && (
        <ChipDeFiltro
          rotulo="Cliente"
          quantos={tela.dados.linhas?.[0]?.cliente_nome ?? 'um só'}
          ativo
          // Its companies are nobody else's.
          aoAlternar={() => tela.filtrar({ cliente_id: null, empresa_id: null })}
        />
      )}
      <FiltrosDaEmpresa tela={tela} clienteId={cliente_id} daAtiva={cliente_id === null} />
    </>
  );
}
