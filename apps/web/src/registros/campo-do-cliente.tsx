import type { ComponentProps } from 'react';
import { CampoProcurado } from '../components/campos/campo-procurado.tsx';
import { clientesProcuradosOptions } from '../consultas/clientes-procurados.ts';
import { usePode } from '../lib/permissoes.tsx';

type Props = Omit<
  ComponentProps<typeof CampoProcurado>,
  'placeholder' | 'obrigatorio' | 'procurar' | 'podeProcurar' | 'vazio' | 'criacao'
>;

/**
 * The form of a new client, in a tab of its own: the form that asks for the client stays as it is, and
 * its list is read again once there is one.
 */
const cadastrar = (nome: string) => ({
  rotulo: `Cadastrar o cliente "${nome}" em outra aba`,
  criar: () => void window.open(`/selecionar-cliente?novo=1&nome=${encodeURIComponent(nome)}`),
});

/** Chooses the client that a record must have, among those that the person may read. */
export function CampoDoCliente(props: Props) {
  const podeProcurar = usePode('clientes:visualizar');
  const podeCriar = usePode('clientes:criar');
  return (
    <CampoProcurado
      {...props}
      placeholder="Buscar por nome, CNPJ ou contrato"
      obrigatorio
      procurar={clientesProcuradosOptions}
      podeProcurar={podeProcurar}
      {...(podeCriar && { criacao: cadastrar })}
      vazio={
        podeProcurar ? 'Nenhum cliente encontrado.' : 'Você não tem acesso à lista de clientes.'
      }
    />
  );
}
