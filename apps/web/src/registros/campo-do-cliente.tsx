import type { ComponentProps } from 'react';
import { CampoProcurado } from '../components/campos/campo-procurado.tsx';
import { clientesProcuradosOptions } from '../consultas/clientes-procurados.ts';
import { usePode } from '../lib/permissoes.tsx';

type Props = Omit<
  ComponentProps<typeof CampoProcurado>,
  'placeholder' | 'obrigatorio' | 'procurar' | 'podeProcurar' | 'vazio'
>;

/** Chooses the client that a record must have, among those that the person may read. */
export function CampoDoCliente(props: Props) {
  const podeProcurar = usePode('clientes:visualizar');
  return (
    <CampoProcurado
      {...props}
      placeholder="Buscar por nome, CNPJ ou contrato"
      obrigatorio
      procurar={clientesProcuradosOptions}
      podeProcurar={podeProcurar}
      vazio={
        podeProcurar ? 'Nenhum cliente encontrado.' : 'Você não tem acesso à lista de clientes.'
      }
    />
  );
}
