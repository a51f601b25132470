import { useQueryClient } from '@tanstack/react-query';
import { aoMudarClientes } from '../../../features/clientes/clientes.queries.ts';
import { CorrecoesNoTopo } from '../../../features/correcoes/components/correcoes-no-topo.tsx';

/** What the client proposed to correct, over a list of its records (page book #19). */
export function CorrecoesDoCliente({ clienteId }: { clienteId: number }) {
  const queryClient = useQueryClient();
  return <CorrecoesNoTopo clienteId={clienteId} aoMudar={() => aoMudarClientes(queryClient)} />;
}
