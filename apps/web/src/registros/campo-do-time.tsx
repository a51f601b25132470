import type { ComponentProps } from 'react';
import { usePode } from '../lib/permissoes.tsx';
import { CampoDeEscolha } from './campo-de-escolha.tsx';
import { criarEmOutraAba } from './criar-em-outra-aba.ts';

type Props = Omit<ComponentProps<typeof CampoDeEscolha>, 'vazio' | 'criacao'>;

const criar = criarEmOutraAba('o time', () => '/times?novo=1');

/** Chooses a team; who may make one is offered to. */
export function CampoDoTime(props: Props) {
  const podeCriar = usePode('times:criar');
  return <CampoDeEscolha {...props} vazio="Nenhum time encontrado." criacao={podeCriar && criar} />;
}
