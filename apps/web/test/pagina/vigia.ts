import { expect, type MockInstance, vi } from 'vitest';

/**
 * What a browser tells those who listen, and prints in no console: sizes that changed while sizes
 * were being told are told in the next frame (Resize Observer §3.4.6). The runner's listener for
 * errors prints it.
 */
const ADIADO = 'ResizeObserver loop completed with undelivered notifications.';

let ouvido: MockInstance<typeof console.error> | undefined;
let problemas: string[] = [];
let permitidos: RegExp[] = [];

function emTexto(um: unknown): string {
  if (um instanceof PromiseRejectionEvent) return emTexto(um.reason);
  if (um instanceof Error) return um.message;
  return typeof um === 'string' ? um : JSON.stringify(um);
}

/** Joins a console message with its values, which React passes apart from a text with '%s'. */
function frase([molde, ...valores]: readonly unknown[]): string {
  return valores.reduce<string>(
    (texto, valor) => texto.replace(/%[sdoO]/, emTexto(valor)),
    emTexto(molde),
  );
}

/** Records a problem that no test may permit: the test fails at its end with this text. */
export const anotarProblema = (problema: string): void => void problemas.push(problema);

/** Permits an error in the console that the test causes on purpose: `permitir(/Failed to fetch/)`. */
export const permitir = (padrao: RegExp): void => void permitidos.push(padrao);

/** Runs before each test: listens to the console, which also receives uncaught errors. */
export function vigiar(): void {
  problemas = [];
  permitidos = [];
  ouvido = vi.spyOn(console, 'error');
}

/** Runs after each test: fails on every problem that the test did not permit. */
export function exigirSemProblemas(): void {
  const ditos = ouvido?.mock.calls.map(frase) ?? [];
  const inesperados = ditos.filter(
    (um) => um !== ADIADO && !permitidos.some((padrao) => padrao.test(um)),
  );
  // As one text, so that whoever reads only the failure's first line is told what it was.
  expect(
    [...problemas, ...inesperados].join('\n'),
    'erros no console ou pedidos que o contrato não aceita',
  ).toBe('');
}
