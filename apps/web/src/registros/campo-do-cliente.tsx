import type { ComponentProps } from 'react';
import { CampoProcurado } from '../components/campos/campo-procurado.tsx';
import { clientesProcuradosOptions } from '../consultas/clientes-procurados.ts';
import { usePode } from '../lib/permissoes.tsx';
import { criarEmOutraAba } from './criar-em-outra-aba.ts';

type Props = Omit<
  ComponentProps<typeof CampoProcurado>,
  'placeholder' | 'obrigatorio' | 'procurar' | 'podeProcurar' | 'vazio' | 'criacao'
>;

const criar = criarEmOutraAba(
  'o cliente',
  (nome) => `/selecionar-cliente?novo=1&nome=${encodeURIComponent(nome)}`,
);

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
      {...(podeCriar && { criacao: criar })}
      vazio={
        podeProcurar ? 'Nenhum cliente encontrado.' : 'Você não tem acesso à lista de clientes.'
      }
    />
  );
}
