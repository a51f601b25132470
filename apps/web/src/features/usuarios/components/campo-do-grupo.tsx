import type { ComponentProps } from 'react';
import { usePode } from '../../../lib/permissoes.tsx';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { criarEmOutraAba } from '../../../registros/criar-em-outra-aba.ts';

type Props = Omit<ComponentProps<typeof CampoDeEscolha>, 'vazio' | 'criacao' | 'obrigatorio'>;

const criar = criarEmOutraAba('o grupo', () => '/gerenciar-usuarios?aba=grupos&novo=1');

/** Chooses the group that a person must have; who may make one is offered to. */
export function CampoDoGrupo(props: Props) {
  const podeCriar = usePode('user_management:acessar');
  return (
    <CampoDeEscolha
      {...props}
      obrigatorio
      vazio="Nenhum grupo encontrado."
      criacao={podeCriar && criar}
    />
  );
}
