/**
 * Every module of the application, loaded once per worker before its first test: whichever test
 * opens a page first would otherwise wait for the code of it, and the test that comes second would
 * not. The scanner of dependencies reads this too, so that none is discovered while tests run, which
 * would reload the document under them.
 */
const modulos = import.meta.glob([
  '../../src/{app,components,consultas,features,lib,registros,theme}/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
  // What starts by being loaded, and what Node runs.
  '!../../src/app/main.tsx',
  '!../../src/app/paginas.ts',
]);

let carregados: Promise<unknown> | undefined;

/** Called before every file of tests; only the first of a worker loads anything. */
export function carregarTudo(): Promise<unknown> {
  carregados ??= Promise.all(Object.values(modulos).map((carregar) => carregar()));
  return carregados;
}
