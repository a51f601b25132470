import { beforeEach, expect, it, vi } from 'vitest';
import { montarNavegador } from '../../test/navegador-falso.ts';
import { DURACAO_DA_ABERTURA, mostrarAbertura } from './abertura.ts';

let menosMovimento = false;
const veu = {
  className: '',
  dataset: {} as Record<string, string>,
  setAttribute: vi.fn(),
  append: vi.fn(),
  remove: vi.fn(),
};
const body = { append: vi.fn() };
const pagina = {
  querySelector: () => ({ cloneNode: () => 'marca' }),
  createElement: () => veu,
  body,
} as unknown as Document;

beforeEach(() => {
  vi.useFakeTimers();
  montarNavegador();
  menosMovimento = false;
  vi.stubGlobal('matchMedia', () => ({ matches: menosMovimento }));
});

it('the splash lasts 1 s, once per tab', () => {
  expect(DURACAO_DA_ABERTURA).toBe(1_000);
  mostrarAbertura(pagina);
  expect(body.append).toHaveBeenCalledWith(veu);
  vi.advanceTimersByTime(999);
  expect(veu.remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(veu.remove).toHaveBeenCalledTimes(1);
  mostrarAbertura(pagina);
  expect(body.append).toHaveBeenCalledTimes(1);
});

it('is not shown to whoever asked for less motion, nor where it cannot remember', () => {
  menosMovimento = true;
  mostrarAbertura(pagina);
  menosMovimento = false;
  vi.stubGlobal('sessionStorage', undefined);
  mostrarAbertura(pagina);
  expect(body.append).not.toHaveBeenCalled();
});
