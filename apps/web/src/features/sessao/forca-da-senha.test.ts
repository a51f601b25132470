import { describe, expect, it } from 'vitest';
import { bitsDaSenha, forcaDaSenha } from './forca-da-senha.ts';

describe('forcaDaSenha', () => {
  it.each([
    ['', 0, 'Faltam 12 caracteres'],
    ['onze letras', 0, 'Falta 1 caractere'],
    ['👩‍💻'.repeat(4), 1, 'Fraca'],
    ['x'.repeat(129), 0, 'Longa demais'],
    ['aaaaaaaaaaaa', 1, 'Fraca'],
    ['123456789012', 1, 'Fraca'],
    ['senhasenhasenha', 1, 'Fraca'],
    ['Senha@2026!!', 1, 'Fraca'],
    ['abcdefghijkl', 1, 'Fraca'],
    ['cavalo verde', 2, 'Razoável'],
    ['cavalo verde 77', 2, 'Razoável'],
    ['minha casa amarela', 3, 'Boa'],
    ['kT9#vLq2!xRw8@', 4, 'Forte'],
    ['a girafa leu onze jornais', 4, 'Forte'],
  ])('of %j is level %i, %s', (senha, nivel, rotulo) => {
    expect(forcaDaSenha(senha)).toEqual({ nivel, rotulo });
  });

  it('counts characters, not code units: twelve emoji are twelve', () => {
    expect(forcaDaSenha('😀'.repeat(11)).rotulo).toBe('Falta 1 caractere');
  });

  it('never falls when a different character is added', () => {
    expect(bitsDaSenha('cavalo verde7')).toBeGreaterThan(bitsDaSenha('cavalo verde'));
  });
});
