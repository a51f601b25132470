import { useEndereco } from '../../registros/endereco.ts';
import { useDaEmpresaAtiva } from '../../registros/filtros-da-empresa.tsx';
import { useRegistros } from '../../registros/use-registros.ts';
import { contasBancarias } from './contas-bancarias.queries.ts';
import { endereco } from './contas-bancarias.registro.ts';

/**
 * The list of the accounts of one client, as its page uses it: of the active company, unless the address
 * names another.
 */
export function useContas(clienteId: number) {
  const daAtiva = useDaEmpresaAtiva(useEndereco(endereco).estado);
  return useRegistros(contasBancarias, endereco, { cliente_id: clienteId, ...daAtiva });
}

export type TelaDasContas = ReturnType<typeof useContas>;
