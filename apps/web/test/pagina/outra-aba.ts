import { onTestFinished } from 'vitest';
import { anotarProblema } from './vigia.ts';

/** What the test answers, moves or watches, for all tabs of the browser alike. */
const DO_TESTE = [
  'console',
  'fetch',
  'EventSource',
  'Date',
  'Math',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;

export interface OutraAba {
  readonly janela: Window & typeof globalThis;
  /** Loads modules in this tab, where they are others than here: `importar(() => import('./x.ts'))`. */
  importar<T>(carregar: () => Promise<T>): Promise<T>;
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
  const janela = quadro.contentWindow as OutraAba['janela'] & { eval: typeof eval };
  // Gives it the address of this document in place of `about:blank`.
  janela.document.open();
  janela.document.close();
  for (const nome of DO_TESTE) Object.defineProperty(janela, nome, { get: () => window[nome] });
  // What Vitest makes of an `import()` asks for its own runner.
  for (const nome of Object.keys(window).filter((um) => um.startsWith('__vitest'))) {
    Object.defineProperty(janela, nome, { value: Reflect.get(window, nome) });
  }
  janela.addEventListener('error', ({ message }) => anotarProblema(message));
  janela.addEventListener('unhandledrejection', ({ reason }) => anotarProblema(`${reason}`));
  const fechar = () => quadro.remove();
  onTestFinished(fechar);
  // The text of an `import()` holds the address of the module: a document loads it for itself.
  return { janela, fechar, importar: (carregar) => janela.eval(`(${carregar})()`) };
}
