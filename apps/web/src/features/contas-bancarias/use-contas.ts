import { useEmpresaAtiva } from '../../consultas/empresa-ativa.ts';
import { useEndereco } from '../../registros/endereco.ts';
import { useRegistros } from '../../registros/use-registros.ts';
import { contasBancarias } from './contas-bancarias.queries.ts';
import { endereco } from './contas-bancarias.registro.ts';

/**
 * The list of the accounts of one client, as its page uses it: of the active company, unless the address
 * names another.
 */
export function useContas(clienteId: number) {
  const ativa = useEmpresaAtiva();
  const { estado } = useEndereco(endereco);
  const daAtiva = ativa && estado.empresa_id === null && { empresa_id: ativa.id };
  return useRegistros(contasBancarias, endereco, { cliente_id: clienteId, ...(daAtiva || {}) });
}

export type TelaDasContas = ReturnType<typeof useContas>;
