import { create } from 'zustand';
import { mudarConfiguracao, useConfiguracao } from '../../../../lib/configuracao.ts';
import { avisarComDesfazer } from '../../../../lib/desfazer.ts';
import type { Bloco } from '../catalogo.ts';
import { comBloco, comBlocoDeVolta, semBloco } from '../painel.ts';
import { painelAtual, restaurarPainel, salvarPainel } from '../painel-da-pessoa.ts';
import { type Acao, type Edicao, reduzir } from './edicao.ts';

const FALHA = 'Não foi possível desfazer';

/** The block that is being moved or resized, and what is said about it. */
export const useEdicao = create<Pick<Edicao, 'pego' | 'fala'>>()(() => ({ pego: null, fala: '' }));

/** Runs an action on the panel as it is at this moment, not as it was last drawn. */
export function agir(acao: Acao): void {
  const { painel, blocos } = painelAtual();
  const depois = reduzir({ painel, ...useEdicao.getState() }, acao, blocos);
  if (depois.painel !== painel) salvarPainel(depois.painel);
  useEdicao.setState({ pego: depois.pego, fala: depois.fala });
}

/** Adds a block to the panel. */
export function adicionarBloco(bloco: Bloco): void {
  salvarPainel(comBloco(painelAtual().painel, bloco));
  useEdicao.setState({ fala: `${bloco.titulo} adicionado ao painel.` });
}

/** Takes a block off the panel and offers to put it back where it stood. */
export function removerBloco({ id, titulo }: Bloco): void {
  const antes = painelAtual().painel;
  salvarPainel(semBloco(antes, id));
  avisarComDesfazer({
    titulo: `${titulo} saiu do painel`,
    registros: [],
    desfazer: async () => salvarPainel(comBlocoDeVolta(painelAtual().painel, id, antes)),
    falha: FALHA,
  });
}

/** Brings the panel of the role back, and offers to undo that. */
export function restaurarPadrao(): void {
  const widgets = useConfiguracao.getState().config?.widgets;
  restaurarPainel();
  avisarComDesfazer({
    titulo: 'Painel padrão restaurado',
    registros: [],
    desfazer: async () => widgets && mudarConfiguracao({ widgets }),
    falha: FALHA,
  });
}
