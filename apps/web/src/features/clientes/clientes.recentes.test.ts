import { describe, expect, it } from 'vitest';
import { comRecente, escolherRecentes } from './clientes.recentes.ts';

describe('the recent clients', () => {
  it.each([
    [[], 7, [7]],
    [[1, 2, 3], 4, [4, 1, 2, 3]],
    [[1, 2, 3], 3, [3, 1, 2]],
    [[1, 2, 3, 4, 5], 6, [6, 1, 2, 3, 4]],
  ])('of %j and then %i are %j', (antes, id, depois) => {
    expect(comRecente(antes, id)).toEqual(depois);
  });

  it('leave out those no longer in scope, and are newest first', () => {
    const clientes = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(escolherRecentes(clientes, [3, 9, 1])).toEqual([{ id: 3 }, { id: 1 }]);
  });
});
