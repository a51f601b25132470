import { describe, expect, test } from 'vitest';
import { bancoDe, procurarBancos } from './bancos.rules.ts';

const ispbs = (termo: string) => procurarBancos(termo).map(({ ispb }) => ispb);

describe('the list of banks', () => {
  test('has each once, by its ISPB, and is answered whole to no term', () => {
    const todos = procurarBancos();
    expect(todos.length).toBeGreaterThan(400);
    expect(new Set(todos.map(({ ispb }) => ispb)).size).toBe(todos.length);
    expect(
      todos.filter(({ ispb, compe }) => !/^\d{8}$/.test(ispb) || !/^\d{3}$/.test(compe)),
    ).toEqual([]);
    expect(bancoDe('60701190')?.compe).toBe('341');
    expect(bancoDe('99999999')).toBeUndefined();
  });

  test.each([
    ['a name without its accents', 'itau unibanco s.a', '60701190'],
    ['words in another order', 'federal caixa', '00360305'],
    ['its code', '001', '00000000'],
    ['its ISPB', '18236120', '18236120'],
    ['its short name', 'BNDES', '33657248'],
  ])('is searched by %s', (_, termo, ispb) => {
    expect(ispbs(termo)).toContain(ispb);
  });

  test('has the bank of a code before those whose ISPB holds it', () => {
    expect(ispbs('341')[0]).toBe('60701190');
    expect(ispbs('341').length).toBeGreaterThan(1);
  });

  test('has nothing for what is no bank', () => {
    expect(ispbs('padaria da esquina')).toEqual([]);
  });
});
