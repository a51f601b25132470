import { expect } from 'vitest';

/** What the page's address says of something by now: `await parametro('pagina').toBe('2')`. */
export const parametro = (nome: string) =>
  expect.poll(() => new URLSearchParams(location.search).get(nome), { message: nome });
