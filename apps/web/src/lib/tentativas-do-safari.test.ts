import { beforeEach, expect, it, vi } from 'vitest';
import { montarNavegador } from '../../test/navegador-falso.ts';
import {
  esquecerTentativas,
  etapaDoSafari,
  gravarTentativas,
  lerTentativas,
} from './tentativas-do-safari.ts';

beforeEach(() => void montarNavegador());

it.each([
  [0, false, 'tentar'],
  [2, false, 'tentar'],
  [3, false, 'limpar'],
  [3, true, 'ajustes'],
  [2, true, 'tentar'],
] as const)('after %i retries, cache cleared: %s, comes %s', (tentativas, limpou, etapa) => {
  expect(etapaDoSafari({ tentativas, limpou })).toBe(etapa);
});

it('what was tried outlives a reload, and ends when a page opens', () => {
  expect(lerTentativas()).toEqual({ tentativas: 0, limpou: false });
  gravarTentativas({ tentativas: 2, limpou: false });
  expect(lerTentativas()).toEqual({ tentativas: 2, limpou: false });
  esquecerTentativas();
  expect(lerTentativas()).toEqual({ tentativas: 0, limpou: false });
});

it('a blocked or damaged storage is a first try', () => {
  sessionStorage.setItem('dominio.safari', '{"tent');
  expect(lerTentativas()).toEqual({ tentativas: 0, limpou: false });
  vi.stubGlobal('sessionStorage', undefined);
  gravarTentativas({ tentativas: 2, limpou: false });
  esquecerTentativas();
  expect(lerTentativas()).toEqual({ tentativas: 0, limpou: false });
});
