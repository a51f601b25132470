import { describe, expect, it } from 'vitest';
import { destinoDoPasso } from './comandos.ts';

const em = { ids: [11, 12, 13], aoLado: null, foco: 1, focada: true };

describe('a step among rows', () => {
  it.each([
    ['goes on from the focus', 1, em, 2],
    ['goes back from the focus', -1, em, 0],
    ['brings the focus to the rows first', 1, { ...em, focada: false }, 1],
    ['goes on from what is open at the side, wherever the focus is', 1, { ...em, aoLado: 11 }, 1],
    ['ends at the last row', 1, { ...em, foco: 2 }, undefined],
    ['ends at the first row', -1, { ...em, aoLado: 11 }, undefined],
    ['knows no row that is open on another page', -1, { ...em, aoLado: 99 }, 0],
    ['leads nowhere without rows', 1, { ...em, ids: [], focada: false, foco: 0 }, undefined],
  ] as const)('%s', (_, passo, onde, destino) => {
    expect(destinoDoPasso(passo, onde)).toBe(destino);
  });
});
