import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const PASSOS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The column a key leads to, or `undefined` at the ends and for other keys. */
export function colunaDaTecla(
  colunas: readonly string[],
  atual: string,
  tecla: string,
): string | undefined {
  const passo = PASSOS[tecla];
  return passo === undefined ? undefined : colunas[colunas.indexOf(atual) + passo];
}

/**
 * Arrows carry a card from column to column in the order of the columns, whether these stand side
 * by side or one under the other.
 *
 * @param dentro where within a column a carried card stands, from its corner.
 */
export const levarPorColunas =
  (colunas: readonly string[], dentro = { x: 12, y: 48 }): KeyboardCoordinateGetter =>
  (evento, { context, currentCoordinates }) => {
    const atual = String(context.over?.id ?? context.active?.data.current?.coluna ?? '');
    const destino = colunaDaTecla(colunas, atual, evento.code);
    if (destino === undefined) return evento.code in PASSOS ? currentCoordinates : undefined;
    evento.preventDefault();
    const lugar = context.droppableRects.get(destino);
    return lugar && { x: lugar.left + dentro.x, y: lugar.top + dentro.y };
  };
