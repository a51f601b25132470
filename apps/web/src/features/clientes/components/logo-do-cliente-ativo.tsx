import { useQuery } from '@tanstack/react-query';
import { meusClientes } from '../clientes.queries.ts';
import { LogoDoCliente } from './logo-do-cliente.tsx';

interface Props {
  cliente: { id: number; name: string };
  /** Side in pixels. */
  lado?: number;
}

/**
 * Logo of the selected client. What is stored of that client has no address of a logo: it comes
 * from the list of clients.
 */
export function LogoDoClienteAtivo({ cliente, lado }: Props) {
  const { data } = useQuery(meusClientes());
  const daLista = data?.clientes.find(({ id }) => id === cliente.id);
  return <LogoDoCliente cliente={daLista ?? cliente} {...(lado !== undefined && { lado })} />;
}
