import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { atalhosLigados } from '../../../lib/atalhos/preferencia.ts';
import { TECLA_DE_DESFAZER, TECLAS_DAS_ACOES, TECLAS_DE_ANDAR } from '../teclas.ts';

/** Row that an arrow key moves to; at either end it stays there. */
const PASSOS: Readonly<Record<string, (atual: number, ultima: number) => number>> = {
  ArrowDown: (atual, ultima) => Math.min(atual + 1, ultima),
  ArrowUp: (atual) => Math.max(atual - 1, 0),
  Home: () => 0,
  End: (_atual, ultima) => ultima,
};

const linhasDe = (raiz: Element) => [...raiz.querySelectorAll('li')];
const primeiroControle = (onde: Element) => onde.querySelector<HTMLElement>('a, button');

/** Index of the row with the focus; −1 when none has it. */
const linhaAtual = (raiz: Element) =>
  linhasDe(raiz).findIndex((linha) => linha.contains(document.activeElement));

/**
 * Keyboard of the open list: arrows and letters act on the focused row, and when that row is
 * removed the focus moves to another.
 */
export function useFocoDaLista(aoDesfazer: () => void) {
  const raiz = useRef<HTMLDivElement>(null);
  const ultima = useRef(0);

  // The popup may have opened before the list's code arrived, and then found nothing to focus.
  useEffect(() => {
    const relogio = setTimeout(() => {
      const lista = raiz.current;
      if (!lista || lista.contains(document.activeElement)) return;
      (primeiroControle(lista) ?? lista.querySelector('h2'))?.focus();
    });
    return () => clearTimeout(relogio);
  }, []);

  // The focused element was removed: the focus goes to the row in its place, or to the title.
  useLayoutEffect(() => {
    const lista = raiz.current;
    if (!lista || document.activeElement !== document.body) return;
    const linhas = linhasDe(lista);
    const linha = linhas[Math.min(ultima.current, linhas.length - 1)];
    (linha ? primeiroControle(linha) : lista.querySelector('h2'))?.focus();
  });

  const aoFocar = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    ultima.current = Math.max(0, linhaAtual(currentTarget));
  };

  const aoTeclar = (evento: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = evento;
    const tecla = key.length === 1 ? key.toLowerCase() : key;
    // What is typed into a menu or a question of the list is its own.
    if (!currentTarget.contains(evento.target as Node)) return;
    const comando = ctrlKey || metaKey;
    if (altKey || (comando && tecla !== TECLA_DE_DESFAZER)) return;
    // The person may switch single-letter shortcuts off (WCAG 2.1.4).
    if (tecla.length === 1 && !comando && !atalhosLigados()) return;
    if (tecla === TECLA_DE_DESFAZER) {
      evento.preventDefault();
      return aoDesfazer();
    }
    const linhas = linhasDe(currentTarget);
    const atual = linhaAtual(currentTarget);
    if (atual < 0) return;
    const passo = PASSOS[TECLAS_DE_ANDAR[tecla] ?? tecla];
    const acao = TECLAS_DAS_ACOES[tecla];
    if (!passo && !acao) return;
    evento.preventDefault();
    if (passo) {
      const destino = linhas[passo(atual, linhas.length - 1)];
      if (destino) primeiroControle(destino)?.focus();
    } else {
      linhas[atual]?.querySelector<HTMLElement>(`[data-acao="${acao}"]`)?.click();
    }
  };

  return { ref: raiz, onFocus: aoFocar, onKeyDown: aoTeclar };
}
