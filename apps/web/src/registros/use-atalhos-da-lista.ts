import { useRef } from 'react';
import type { ComandosDaTabela } from '../components/tabela/comandos.ts';
import { useAtalhos } from '../lib/atalhos/use-atalhos.ts';

/**
 * The keys of a list's rows, for its table's `comandos`.
 *
 * @param marca whether rows can be chosen
 * @param limpar ends the choice; false while nothing is chosen
 * @param emGrade whether the rows are drawn as such: keys go through no cards
 */
export function useAtalhosDaLista(
  marca: boolean,
  limpar: (() => void) | false = false,
  emGrade = true,
) {
  const comandos = useRef<ComandosDaTabela>(null);
  useAtalhos('Lista', [
    ...(emGrade
      ? [
          { teclas: ['j', '↓'], oQueFaz: 'Próxima linha', acao: () => comandos.current?.passar(1) },
          {
            teclas: ['k', '↑'],
            oQueFaz: 'Linha anterior',
            acao: () => comandos.current?.passar(-1),
          },
          { teclas: ['Enter'], oQueFaz: 'Abrir a linha' },
        ]
      : []),
    ...(marca && emGrade
      ? [
          {
            teclas: ['x'],
            oQueFaz: 'Selecionar a linha',
            acao: () => comandos.current?.marcar(),
          },
        ]
      : []),
    ...(limpar ? [{ teclas: ['Esc'], oQueFaz: 'Limpar a seleção', acao: limpar }] : []),
  ]);
  return comandos;
}
