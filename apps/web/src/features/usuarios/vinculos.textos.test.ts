import { describe, expect, it } from 'vitest';
import { contagemDosVinculos, mudancaDosVinculos, trocaEmPalavras } from './vinculos.textos.ts';

describe('the number of a person’s links', () => {
  it.each([
    [0, { quantos: 12, grupos: 1 }, '12 pelo grupo, 0 diretas'],
    [1, { quantos: 12, grupos: 1 }, '12 pelo grupo, 1 direta'],
    [2, { quantos: 30, grupos: 2 }, '30 pelos grupos, 2 diretas'],
    [3, undefined, '0 pelo grupo, 3 diretas'],
  ])('is written for %i direct permissions beside %o', (diretas, herdadas, frase) => {
    expect(contagemDosVinculos('permissões', diretas, herdadas)).toBe(frase);
  });

  it('is written in gender and number of groups and clients', () => {
    expect(contagemDosVinculos('grupos', 1)).toBe('1 grupo');
    expect(contagemDosVinculos('grupos', 2)).toBe('2 grupos');
    expect(contagemDosVinculos('clientes', 1)).toBe('1 cliente vinculado');
    expect(contagemDosVinculos('clientes', 0)).toBe('0 clientes vinculados');
  });
});

it('the change that saving makes is written in the right gender and number', () => {
  expect(mudancaDosVinculos(1, 2, 0)).toBe('1 entra · 2 saem');
  expect(mudancaDosVinculos(0, 0, 1)).toBe('1 muda');
  expect(mudancaDosVinculos(0, 0, 0)).toBe('');
  expect(trocaEmPalavras('permissões', 1, 2)).toBe('1 adicionada, 2 removidas.');
  expect(trocaEmPalavras('clientes', 2, 1)).toBe('2 adicionados, 1 removido.');
});
