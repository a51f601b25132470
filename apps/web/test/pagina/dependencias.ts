import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const raiz = fileURLToPath(new URL('../..', import.meta.url));
const CONTRATO = '../../packages/contrato/src/**/!(*.test).ts';

/** Packages by their name: no path, no type, no file of ours. */
const IMPORTACAO =
  /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]((?:@(?!dominio\/)[\w.-]+\/)?[\w-][\w./-]*)['"]/gm;

/**
 * Every package that the application and the tests of its pages import. Vite bundles them before
 * the first test; left to find one while tests run, it would reload the document under them.
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
