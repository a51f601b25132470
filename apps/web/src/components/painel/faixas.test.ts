import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emPartes, type Parte } from './faixas.ts';
import { COLUNAS, compactar, type Lugar } from './grade.ts';

const lugar = (id: string, x: number, y: number, w: number, h: number): Lugar => ({
  id,
  x,
  y,
  w,
  h,
});

/** `[a b]` one under the other, `(7:a 5:b)` beside each other, `-` free room. */
function escrever(parte: Parte | null): string {
  if (!parte) return '-';
  if (parte.tipo === 'bloco') return parte.id;
  if (parte.tipo === 'pilha') return `[${parte.partes.map(escrever).join(' ')}]`;
  const colunas = parte.colunas.map((uma) => `${uma.largura}:${escrever(uma.parte)}`);
  return `(${colunas.join(' ')})`;
}

const idsDe = (parte: Parte | null): string[] => {
  if (!parte) return [];
  if (parte.tipo === 'bloco') return [parte.id];
  return parte.tipo === 'pilha'
    ? parte.partes.flatMap(idsDe)
    : parte.colunas.flatMap(({ parte: uma }) => idsDe(uma));
};

describe('blocks as high as their content', () => {
  it.each<[string, Lugar[], string]>([
    ['one', [lugar('a', 0, 0, 12, 2)], 'a'],
    ['one that leaves room', [lugar('a', 3, 0, 6, 2)], '(3:- 6:a 3:-)'],
    ['two beside each other', [lugar('a', 0, 0, 7, 2), lugar('b', 7, 0, 5, 9)], '(7:a 5:b)'],
    [
      'columns that go past the ends of each other’s blocks',
      [
        lugar('a', 0, 0, 7, 2),
        lugar('b', 0, 2, 7, 8),
        lugar('c', 7, 0, 5, 5),
        lugar('d', 7, 5, 5, 5),
      ],
      '(7:[a b] 5:[c d])',
    ],
    [
      'bands that share their columns, under one that has none',
      [
        lugar('a', 0, 0, 12, 2),
        lugar('b', 0, 2, 7, 4),
        lugar('c', 7, 2, 5, 4),
        lugar('d', 0, 6, 7, 4),
        lugar('e', 7, 6, 5, 4),
      ],
      '[a (7:[b d] 5:[c e])]',
    ],
    [
      'bands with columns of their own',
      [
        lugar('a', 0, 0, 7, 4),
        lugar('b', 7, 0, 5, 4),
        lugar('c', 0, 4, 4, 4),
        lugar('d', 4, 4, 8, 4),
      ],
      '[(7:a 5:b) (4:c 8:d)]',
    ],
    [
      'four around a fifth',
      [
        lugar('a', 0, 0, 8, 2),
        lugar('b', 8, 0, 4, 4),
        lugar('c', 0, 2, 4, 4),
        lugar('d', 4, 2, 4, 2),
        lugar('e', 4, 4, 8, 2),
      ],
      '[a b c d e]',
    ],
  ])('%s', (_, lugares, esperado) => {
    expect(escrever(emPartes(lugares))).toBe(esperado);
  });

  it('has every block once, wherever they stand', () => {
    const medida = (max: number) => fc.integer({ min: 1, max });
    const lugares = fc
      .array(
        fc.record({ x: fc.nat(COLUNAS - 1), y: fc.nat(20), w: medida(COLUNAS), h: medida(9) }),
        { maxLength: 9 },
      )
      .map((todos) => compactar(todos.map((um, i) => ({ ...um, id: `b${i}` }))));
    fc.assert(
      fc.property(lugares, (todos) => {
        expect(idsDe(emPartes(todos)).sort()).toEqual(todos.map(({ id }) => id).sort());
      }),
    );
  });
});
