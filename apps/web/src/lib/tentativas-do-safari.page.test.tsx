import { expect, it, vi } from 'vitest';
import { esquecerTentativas, gravarTentativas, lerTentativas } from './tentativas-do-safari.ts';

const NENHUMA = { tentativas: 0, limpou: false };

it('what was tried outlives a reload, and ends when a page opens', () => {
  expect(lerTentativas()).toEqual(NENHUMA);
  gravarTentativas({ tentativas: 2, limpou: false });
  expect(lerTentativas()).toEqual({ tentativas: 2, limpou: false });
  esquecerTentativas();
  expect(lerTentativas()).toEqual(NENHUMA);
});

it('a damaged entry is a first try', () => {
  sessionStorage.setItem('dominio.safari', '{"tent');
  expect(lerTentativas()).toEqual(NENHUMA);
});

it('in a blocked storage every try is the first', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  gravarTentativas({ tentativas: 2, limpou: false });
  esquecerTentativas();
  expect(lerTentativas()).toEqual(NENHUMA);
  vi.restoreAllMocks();
});
