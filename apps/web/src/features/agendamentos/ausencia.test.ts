import { describe, expect, it } from 'vitest';
import { ausenciaCurta, ausenciaPorExtenso } from './ausencia.ts';

const bia = { id: 7, nome: 'Bia', ferias: true, ate: '2026-12-01', substituto: 'Ana' };

describe('somebody’s absence in words', () => {
  it('says until when a holiday lasts, and the substitute', () => {
    expect(ausenciaCurta(bia)).toBe('de férias até 01/12 · substituição: Ana');
    expect(ausenciaPorExtenso(bia, 1)).toBe('Bia está de férias até 01/12; quem substitui é Ana.');
  });

  it('says of any other absence only that there is one', () => {
    const outra = { ...bia, ferias: false, substituto: null };
    expect(ausenciaCurta(outra)).toBe('ausente até 01/12');
    expect(ausenciaPorExtenso(outra, 7)).toBe('Você está ausente até 01/12.');
  });
});
