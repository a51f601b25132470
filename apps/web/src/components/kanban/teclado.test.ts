import { describe, expect, it } from 'vitest';
import { colunaDaTecla } from './teclado.ts';

const COLUNAS = ['fazer', 'fazendo', 'feito'];

describe('colunaDaTecla', () => {
  it.each([
    ['fazer', 'ArrowRight', 'fazendo'],
    ['fazendo', 'ArrowDown', 'feito'],
    ['feito', 'ArrowLeft', 'fazendo'],
    ['fazendo', 'ArrowUp', 'fazer'],
    ['fazer', 'ArrowLeft', undefined],
    ['feito', 'ArrowRight', undefined],
    ['fazer', 'KeyA', undefined],
  ])('from %s by %s goes to %s', (atual, tecla, esperada) => {
    expect(colunaDaTecla(COLUNAS, atual, tecla)).toBe(esperada);
  });
});
