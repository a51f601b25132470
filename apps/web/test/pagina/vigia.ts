import { expect, type MockInstance, vi } from 'vitest';

let ouvido: MockInstance<typeof console.error> | undefined;
let problemas: string[] = [];
let permitidos: RegExp[] = [];

function emTexto(um: unknown): string {
  if (um instanceof PromiseRejectionEvent) return emTexto(um.reason);
  if (um instanceof Error) return um.message;
  return typeof um === 'string' ? um : JSON.stringify(um);
}

/** React's own warnings carry their values apart: '%s'. */
function frase([molde, ...valores]: readonly unknown[]): string {
  return valores.reduce<string>(
    (texto, valor) => texto.replace(/%[sdoO]/, emTexto(valor)),
    emTexto(molde),
  );
}

/** Something went wrong that no test asked for: the test fails at its end, and says it. */
export const anotarProblema = (problema: string): void => void problemas.push(problema);

/** Lets something go wrong that the test is about: `permitir(/Failed to fetch/)`. */
export const permitir = (padrao: RegExp): void => void permitidos.push(padrao);

/** Before each test: hears the console, where errors end up as well that nobody caught. */
export function vigiar(): void {
  problemas = [];
  permitidos = [];
  ouvido = vi.spyOn(console, 'error');
}

/** After each test: nothing went wrong but what it permitted. */
export function exigirSemProblemas(): void {
  const ditos = ouvido?.mock.calls.map(frase) ?? [];
  const inesperados = [...problemas, ...ditos].filter(
    (um) => !permitidos.some((padrao) => padrao.test(um)),
  );
  expect(inesperados, 'erros no console ou pedidos que o contrato não aceita').toEqual([]);
}
