import { expect } from 'vitest';

/** Polls a parameter of the page's address: `await parametro('pagina').toBe('2')`. */
export const parametro = (nome: string) =>
  expect.poll(() => new URLSearchParams(location.search).get(nome), { message: nome });
