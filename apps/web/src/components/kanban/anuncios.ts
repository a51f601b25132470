import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { ColunaDoQuadro } from './tipos.ts';

/** Read with the handle of every card. */
export const INSTRUCOES = {
  draggable:
    'Espaço ou Enter pega o cartão; as setas o levam de coluna em coluna; Espaço ou Enter solta; Esc desiste.',
};

/**
 * What is said while a card is carried.
 *
 * @param fora where a card is that is over no column.
 */
export function anunciosDoQuadro(
  colunas: readonly ColunaDoQuadro[],
  fora = 'fora das colunas',
): Announcements {
  const nome = ({ data }: Active) => String(data.current?.titulo ?? '');
  const coluna = (over: Over | null) =>
    colunas.find(({ id }) => id === over?.id)?.titulo ?? undefined;
  return {
    onDragStart: ({ active }) => `${nome(active)}: pego.`,
    onDragOver: ({ active, over }) =>
      over ? `${nome(active)}: sobre ${coluna(over)}.` : `${nome(active)}: ${fora}.`,
    onDragEnd: ({ active, over }) =>
      over ? `${nome(active)}: solto em ${coluna(over)}.` : `${nome(active)}: ficou onde estava.`,
    onDragCancel: ({ active }) => `${nome(active)}: ficou onde estava.`,
  };
}
