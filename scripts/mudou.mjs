// What `npm test -- --mudou` leaves out: the tests that a change cannot reach.
import { spawnSync } from 'node:child_process';
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

/** Vitest follows imports from what changed to the tests. */
export const soDoVitest = (/** @type {Mudanca} */ { base, arquivos }) =>
  arquivos.some((arquivo) => CHAO.test(arquivo)) ? [] : [`--changed=${base}`];

/** So does Playwright, among the specs and what helps them. */
export const soDoPlaywright = (/** @type {Mudanca} */ { base, arquivos }) =>
  arquivos.some((arquivo) => CHAO.test(arquivo) || PRODUTO.test(arquivo))
    ? []
    : [`--only-changed=${base}`, '--pass-with-no-tests'];
