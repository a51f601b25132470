import { describe, expect, test } from 'vitest';
import { lerCor } from './cor.ts';

describe('colours (specification part 1 §5)', () => {
  test.each([
    ['#00828D', '#00828D'],
    ['00828D', '#00828D'],
    [' #abcdef ', '#abcdef'],
    ['#fff', '#00828D'],
    ['verde', '#00828D'],
    [undefined, '#00828D'],
  ])('%j is read as %s', (valor, esperado) => expect(lerCor(valor)).toBe(esperado));
});
