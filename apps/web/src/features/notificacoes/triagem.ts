import type { RefObject } from 'react';
import { useAtalhos } from '../../lib/atalhos/use-atalhos.ts';
import { desfazerUltima } from './acoes-da-lista.ts';

/** The keys of the page of all notifications; those of a row press its buttons. */
export function useTriagem(raiz: RefObject<HTMLElement | null>): void {
  const linhas = () => [...(raiz.current?.querySelectorAll('li') ?? [])];
  const atual = () => linhas().findIndex((linha) => linha.contains(document.activeElement));
  const passar = (passo: number) => {
    const [todas, de] = [linhas(), atual()];
    const para = de < 0 ? 0 : Math.min(Math.max(de + passo, 0), todas.length - 1);
    todas[para]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const apertar = (acao: string) => () =>
    linhas()[atual()]?.querySelector<HTMLElement>(`[data-acao="${acao}"]`)?.click();
  useAtalhos('Notificações', [
    { teclas: ['j'], oQueFaz: 'Próxima', acao: () => passar(1) },
    { teclas: ['k'], oQueFaz: 'Anterior', acao: () => passar(-1) },
    { teclas: ['Enter'], oQueFaz: 'Abrir' },
    { teclas: ['e'], oQueFaz: 'Marcar como lida', acao: apertar('lida') },
    { teclas: ['s'], oQueFaz: 'Adiar', acao: apertar('adiar') },
    { teclas: ['i'], oQueFaz: 'Importante', acao: apertar('importante') },
    { teclas: ['#', 'Delete'], oQueFaz: 'Remover', acao: apertar('remover') },
    { teclas: ['z'], oQueFaz: 'Desfazer', acao: () => void desfazerUltima() },
  ]);
}
