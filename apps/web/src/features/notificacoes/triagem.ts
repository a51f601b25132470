import { type RefObject, useEffect, useRef } from 'react';
import { useAtalhos } from '../../lib/atalhos/use-atalhos.ts';
import { desfazerUltima } from './acoes-da-lista.ts';

/** The keys of the page of all notifications; those of a row press its buttons. */
export function useTriagem(raiz: RefObject<HTMLElement | null>): void {
  const linhas = () => [...(raiz.current?.querySelectorAll('li') ?? [])];
  const atual = () => linhas().findIndex((linha) => linha.contains(document.activeElement));
  /** The row that had the focus last, which may be gone since: snoozed, or removed. */
  const ultima = useRef(0);
  useEffect(() => {
    const lista = raiz.current;
    const aoFocar = ({ target }: FocusEvent) => {
      const li = target instanceof Element && target.closest('li');
      if (li) ultima.current = [...(lista?.querySelectorAll('li') ?? [])].indexOf(li);
    };
    lista?.addEventListener('focusin', aoFocar);
    return () => lista?.removeEventListener('focusin', aoFocar);
  }, [raiz]);
  const passar = (passo: number) => {
    const [todas, de] = [linhas(), atual()];
    // From a row that is gone, the next one is that in its place.
    const alvo = de < 0 ? ultima.current + Math.min(passo, 0) : de + passo;
    const para = Math.min(Math.max(alvo, 0), todas.length - 1);
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
