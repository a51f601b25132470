import { onTestFinished } from 'vitest';

/** What the test answers or moves, for all tabs of the browser alike. */
const DO_TESTE = [
  'fetch',
  'EventSource',
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;

export interface OutraAba {
  readonly janela: Window & typeof globalThis;
  /** Loads a module in this tab: `importar<typeof import('./x.ts')>(new URL('./x.ts', import.meta.url))`. */
  importar<T>(modulo: URL): Promise<T>;
  /** Closes the tab: the browser takes its locks and channels back. */
  fechar(): void;
}

/**
 * Opens another tab of the same browser: a document with modules of its own, over the storage, the
 * channels and the locks that this one has. Network, live feed and clock are those of the test.
 */
export function abrirOutraAba(): OutraAba {
  const quadro = document.createElement('iframe');
  document.body.append(quadro);
  const janela = quadro.contentWindow as OutraAba['janela'] & { eval: (codigo: string) => unknown };
  // Gives it the address of this document in place of `about:blank`.
  janela.document.open();
  janela.document.close();
  for (const nome of DO_TESTE) Object.defineProperty(janela, nome, { get: () => window[nome] });
  // What Vitest makes of an `import()` asks for its own runner.
  for (const nome of Object.keys(window).filter((um) => um.startsWith('__vitest'))) {
    Object.defineProperty(janela, nome, { value: Reflect.get(window, nome) });
  }
  const carregar = janela.eval('(endereco) => import(endereco)') as (a: string) => Promise<never>;
  const fechar = () => quadro.remove();
  onTestFinished(fechar);
  return { janela, fechar, importar: ({ href }) => carregar(href) };
}
