// What `npm test -- --mudou` leaves out: the tests that a change cannot reach.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RAIZ } from './ferramentas.mjs';

/** @typedef {{ base: string, arquivos: string[] }} Mudanca */

/**
 * What tests stand on beyond the graph of imports: versions, configuration, schema, what serves the
 * tests of the API, whose journeys start it as processes. A change of it runs everything.
 */
const CHAO =
  /^package-lock\.json$|(^|\/)(package|tsconfig[^/]*)\.json$|\.config\.ts$|^apps\/api\/(migrations\/|test\/(?!.*\.test\.))/;

/**
 * What the product is made of. A journey goes through all of it, from the button to the row, and no
 * graph of imports says which part: a change of it runs every journey.
 */
const PRODUTO =
  /^(apps\/(api|web)\/src|packages\/[^/]+\/src|apps\/web\/(construcao|index\.html))(?!.*\.test\.)/;

/** @returns {string[]} */
function git(/** @type {string[]} */ ...argumentos) {
  const { status, stdout, stderr } = spawnSync('git', argumentos, { cwd: RAIZ, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${argumentos[0]}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/**
 * Everything that is not as it was where this branch left `main`, committed or not.
 *
 * @returns {Mudanca}
 */
export function oQueMudou() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return {
    base,
    arquivos: [
      ...git('diff', '--name-only', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ],
  };
}

/** Tests, and what serves tests. */
const TESTE = /\.test\.tsx?$/;
const DE_TESTES = /^apps\/[^/]+\/test\/|\.apoio\.tsx?$/;
/** A part of the configuration of Vitest, which knows of it and runs everything when it changes. */
const DA_CONFIGURACAO = 'apps/web/test/pagina/dependencias.ts';

/**
 * How code finds out where the tree stands. What does so may read files of the tree, or start its
 * programs, without an import of them. Of a test `USA_ARQUIVOS` is asked too: most tests that read
 * files read what they wrote themselves, but which do is not to be told from their text.
 */
const SABE_ONDE = /import\.meta\.(dirname|filename|url|resolve)|process\.cwd\(|createRequire/;
const USA_ARQUIVOS =
  /['"](node:)?(fs|child_process)(\/promises)?['"]|['"][./]+\/scripts\/|\?(raw|url)['"]/;

/** Whether a file is a test, or serves tests, and no graph of imports says all that it depends on. */
export const escapaDoGrafo = (/** @type {string} */ arquivo, /** @type {string} */ texto) =>
  TESTE.test(arquivo)
    ? SABE_ONDE.test(texto) || USA_ARQUIVOS.test(texto)
    : DE_TESTES.test(arquivo) && SABE_ONDE.test(texto);

/** Such files as they stand: they, and the tests that import one, run whatever has changed. */
export const foraDoGrafo = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages').filter(
    (arquivo) =>
      (TESTE.test(arquivo) || DE_TESTES.test(arquivo)) &&
      arquivo !== DA_CONFIGURACAO &&
      existsSync(join(RAIZ, arquivo)) &&
      escapaDoGrafo(arquivo, readFileSync(join(RAIZ, arquivo), 'utf8')),
  );

/** The command of Vitest, which follows imports from what changed to the tests. */
export const soDoVitest = (/** @type {Mudanca} */ { arquivos }) =>
  arquivos.some((arquivo) => CHAO.test(arquivo))
    ? ['run']
    : [
        'related',
        '--run',
        ...[...arquivos, ...foraDoGrafo()].map((arquivo) => join(RAIZ, arquivo)),
      ];

/** So does Playwright, among the specs and what helps them. */
export const soDoPlaywright = (/** @type {Mudanca} */ { base, arquivos }) =>
  arquivos.some((arquivo) => CHAO.test(arquivo) || PRODUTO.test(arquivo))
    ? []
    : [`--only-changed=${base}`, '--pass-with-no-tests'];
