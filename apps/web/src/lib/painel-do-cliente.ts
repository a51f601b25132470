import { usePode } from './permissoes.tsx';

/** The panel of the selected client. */
const PAINEL = '/dashboard-cliente';

/** Where the selected client is opened; undefined for whoever may not see the panel. */
export const usePainelDoCliente = (): string | undefined =>
  usePode('painel_cliente:visualizar') ? PAINEL : undefined;

/**
 * The address that opens a client, who becomes the selected one, or undefined for whoever may not see
 * the panel, or choose a client by an address.
 */
export function useEnderecoDoCliente(): (id: number) => string | undefined {
  const painel = usePainelDoCliente();
  const veClientes = usePode('clientes:visualizar');
  return (id) => (painel && veClientes ? `${painel}?cliente_id=${id}` : undefined);
}
