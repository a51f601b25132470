import { useQuery } from '@tanstack/react-query';
import { meusClientes } from '../clientes.queries.ts';
import { LogoDoCliente } from './logo-do-cliente.tsx';

interface Props {
  cliente: { id: number; name: string };
  /** Side in px. */
  lado?: number;
}

/** The logo of the selected client, of which little is kept: the rest is in the list. */
export function LogoDoClienteAtivo({ cliente, lado }: Props) {
  const { data } = useQuery(meusClientes());
  const daLista = data?.clientes.find(({ id }) => id === cliente.id);
  return <LogoDoCliente cliente={daLista ?? cliente} {...(lado !== undefined && { lado })} />;
}
