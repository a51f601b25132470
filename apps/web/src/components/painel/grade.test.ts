import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acrescentar,
  alturaDe,
  andar,
  COLUNAS,
  compactar,
  deslocar,
  type Lugar,
  mover,
  recolocar,
  redimensionar,
  retirar,
  seCruzam,
} from './grade.ts';

const lugar = (id: string, x: number, y: number, w: number, h: number): Lugar => ({
  id,
  x,
  y,
  w,
  h,
});
const ids = (lugares: readonly Lugar[]) => lugares.map(({ id }) => id).sort();
const onde = (lugares: readonly Lugar[], id: string) => lugares.find((um) => um.id === id);

/** Anything at all, as a damaged or older configuration might hold it. */
const bagunca = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...'abcdefghij'),
    x: fc.integer({ min: -3, max: 20 }),
    y: fc.integer({ min: 0, max: 60 }),
    w: fc.integer({ min: 0, max: 15 }),
    h: fc.integer({ min: 0, max: 50 }),
  }),
  { selector: ({ id }) => id, minLength: 1 },
);

const passo = fc.oneof(
  fc.record({
    feito: fc.constant('mover' as const),
    id: fc.constantFrom(...'abcdefghij'),
    x: fc.integer({ min: -2, max: 14 }),
    y: fc.integer({ min: -2, max: 60 }),
  }),
  fc.record({
    feito: fc.constant('andar' as const),
    id: fc.constantFrom(...'abcdefghij'),
    x: fc.constantFrom(-1, 0, 1),
    y: fc.constantFrom(-1, 0, 1),
  }),
  fc.record({
    feito: fc.constant('redimensionar' as const),
    id: fc.constantFrom(...'abcdefghij'),
    x: fc.integer({ min: -1, max: 15 }),
    y: fc.integer({ min: -1, max: 60 }),
  }),
);

function dar(
  lugares: Lugar[],
  { feito, id, x, y }: { feito: string; id: string; x: number; y: number },
) {
  if (feito === 'mover') return mover(lugares, id, x, y);
  if (feito === 'andar') return andar(lugares, id, x, y);
  return redimensionar(lugares, id, { w: x, h: y }, { minW: 3, minH: 2 });
}

function inteira(lugares: readonly Lugar[], esperados: readonly string[]) {
  expect(ids(lugares)).toEqual([...esperados].sort());
  for (const [i, um] of lugares.entries()) {
    expect(um.x).toBeGreaterThanOrEqual(0);
    expect(um.x + um.w).toBeLessThanOrEqual(COLUNAS);
    expect(Math.min(um.w, um.h)).toBeGreaterThanOrEqual(1);
    expect(lugares.slice(i + 1).filter((outro) => seCruzam(um, outro))).toEqual([]);
  }
  expect(compactar(lugares), 'nothing left to rise').toEqual(lugares);
}

describe('the grid, whatever is done to it', () => {
  it('never overlaps, never loses a block, never leaves the twelve columns', () => {
    fc.assert(
      fc.property(bagunca, fc.array(passo, { maxLength: 12 }), (lugares, passos) => {
        const fim = passos.reduce(dar, compactar(lugares));
        inteira(fim, ids(lugares));
      }),
    );
  });

  it('takes one more block in, gives it up, and takes it back where it stood', () => {
    fc.assert(
      fc.property(bagunca, fc.integer({ min: 1, max: 12 }), (lugares, w) => {
        const com = acrescentar(compactar(lugares), { id: 'novo', w, h: 3 });
        inteira(com, [...ids(lugares), 'novo']);
        const posto = onde(com, 'novo') as Lugar;
        const sem = retirar(com, 'novo');
        inteira(sem, ids(lugares));
        const denovo = recolocar(sem, posto);
        inteira(denovo, ids(com));
        expect(onde(denovo, 'novo')).toMatchObject({ x: posto.x, w: posto.w, h: posto.h });
      }),
    );
  });

  it('goes up as far as it went down: a step back undoes a step past the next block', () => {
    const pilha = [lugar('a', 0, 0, 6, 2), lugar('b', 0, 2, 6, 8), lugar('c', 6, 0, 6, 4)];
    const desceu = andar(pilha, 'a', 0, 1);
    expect(onde(desceu, 'a')).toMatchObject({ x: 0, y: 8 });
    expect(onde(desceu, 'b')).toMatchObject({ x: 0, y: 0 });
    expect(andar(desceu, 'a', 0, -1)).toEqual(compactar(pilha));
  });

  it.each([
    ['up at the top', 'a', 0, -1],
    ['down at the bottom', 'b', 0, 1],
    ['left at the left edge', 'a', -1, 0],
    ['right at the right edge', 'c', 1, 0],
  ])('stands still %s', (_quando, id, dx, dy) => {
    const grade = compactar([
      lugar('a', 0, 0, 6, 2),
      lugar('b', 0, 2, 6, 8),
      lugar('c', 6, 0, 6, 4),
    ]);
    expect(andar(grade, id, dx, dy)).toEqual(grade);
  });

  it('a block dragged past the middle of another takes its place', () => {
    const grade = compactar([lugar('a', 0, 0, 12, 8), lugar('b', 0, 8, 12, 2)]);
    expect(onde(mover(grade, 'a', 0, 1), 'a')?.y).toBe(0);
    expect(onde(mover(grade, 'a', 0, 2), 'a')?.y).toBe(2);
    expect(onde(mover(grade, 'b', 0, 3), 'b')?.y).toBe(0);
  });

  it('a new block takes the first room that is free, not the end', () => {
    const grade = compactar([lugar('a', 0, 0, 7, 6), lugar('b', 7, 0, 5, 2)]);
    expect(onde(acrescentar(grade, { id: 'c', w: 5, h: 4 }), 'c')).toMatchObject({ x: 7, y: 2 });
    expect(alturaDe(acrescentar(grade, { id: 'c', w: 5, h: 4 }))).toBe(6);
  });

  it('a block grows over no edge and shrinks below no limit', () => {
    const grade = compactar([lugar('a', 8, 0, 4, 4)]);
    const limites = { minW: 3, minH: 2 };
    expect(redimensionar(grade, 'a', { w: 9, h: 99 }, limites)).toEqual([lugar('a', 8, 0, 4, 40)]);
    expect(redimensionar(grade, 'a', { w: 0, h: 0 }, limites)).toEqual([lugar('a', 8, 0, 3, 2)]);
  });
});

describe('the order on phones', () => {
  it('one place at a time, and not past the ends', () => {
    expect(deslocar(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(deslocar(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(deslocar(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(deslocar(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });
});
