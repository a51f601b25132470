import { useRegistros } from '../../registros/use-registros.ts';
import { contasBancarias } from './contas-bancarias.queries.ts';
import { endereco } from './contas-bancarias.registro.ts';

/** The list of the accounts of one client, as its page uses it. */
export const useContas = (clienteId: number) =>
  useRegistros(contasBancarias, endereco, { cliente_id: clienteId });

export type TelaDasContas = ReturnType<typeof useContas>;
