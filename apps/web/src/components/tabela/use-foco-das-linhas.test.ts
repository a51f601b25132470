import { describe, expect, it } from 'vitest';
import { destinoDaTecla } from './use-foco-das-linhas.ts';

describe('destinoDaTecla', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 49, 49],
    ['PageDown', 3, 13],
    ['PageDown', 45, 49],
    ['PageUp', 3, 0],
    ['Home', 30, 0],
    ['End', 30, 49],
    ['a', 3, undefined],
    ['Enter', 3, undefined],
  ])('%s from row %i goes to %s', (tecla, de, esperado) => {
    expect(destinoDaTecla(tecla, { de, quantas: 50, porTela: 10 })).toBe(esperado);
  });
});
