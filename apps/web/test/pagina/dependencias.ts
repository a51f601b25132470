import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const raiz = fileURLToPath(new URL('../..', import.meta.url));
const CONTRATO = '../../packages/contrato/src/**/!(*.test).ts';

/** Finds imports of packages: no relative paths, no types, no packages of this repository. */
const IMPORTACAO =
  /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]((?:@(?!dominio\/)[\w.-]+\/)?[\w-][\w./-]*)['"]/gm;

/**
 * Every package that the application and the page tests import. Vite bundles them before the first
 * test; one that it found only during a test would make it reload the document and lose the test.
 */
export function dependencias(): string[] {
  const arquivos = globSync(['src/**/*.{ts,tsx}', 'test/pagina/**/*.{ts,tsx}', CONTRATO], {
    cwd: raiz,
    exclude: ['src/sw/**', 'src/**/*.test.{ts,tsx}'],
  });
  const nomes = arquivos.flatMap((arquivo) =>
    [...readFileSync(`${raiz}/${arquivo}`, 'utf8').matchAll(IMPORTACAO)].map(([, nome]) => nome),
  );
  const fora = (nome: string) => /\.css$|^node:|^vite(st)?(\/|$)/.test(nome);
  return [...new Set(nomes)].filter((nome) => nome !== undefined && !fora(nome)) as string[];
}
