// Proves the generator: writes a noun into a copy of the tree and runs what holds a noun there, so that
// no template can rot. A step of `npm test` ('gerador'); by itself: `node scripts/provar-novo.mjs`.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ambiente, nodeDoProjeto, RAIZ } from './ferramentas.mjs';
import { queixasDoCrescimento } from './novo/crescimento.mjs';

/** Two words, accents, a plural and a gender that have to be told: all that a noun asks of the words. */
const PEDIDO = [
  ...['parecer técnico', '--plural', 'pareceres técnicos', '--genero', 'm'],
  ...['--grupo', 'equipe', '--icone', 'Notes'],
];
const NOME = 'pareceres-tecnicos';
const NOME_DE_UM = 'parecer-tecnico';
/** Lines of web that a simple noun may take besides its form, tests and all. */
const MAXIMO_DE_LINHAS = 200;

const WORKSPACES = ['packages/contrato', 'apps/api', 'apps/web'];
/** Neither source nor settings: what tools leave behind. */
const FORA = /^(node_modules|\.git|\.da.*|\.cache|\.vistoria|dist|coverage|test-results)$/;

const pasta = realpathSync(mkdtempSync(join(tmpdir(), 'dominio-novo-')));
/** @type {Set<import('node:child_process').ChildProcess>} */
const emCurso = new Set();
process.on('exit', () => {
  for (const processo of emCurso) processo.kill();
  rmSync(pasta, { recursive: true, force: true });
});
for (const sinal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(sinal, () => process.exit(1));
}

/** The packages of a workspace, each by a link to where npm put it; none of ours is among them. */
function ligarPacotes(/** @type {string} */ workspace) {
  const [de, para] = [RAIZ, pasta].map((raiz) => join(raiz, workspace, 'node_modules'));
  if (!de || !para || !existsSync(de)) return;
  mkdirSync(para, { recursive: true });
  for (const nome of readdirSync(de)) {
    if (nome === '@dominio' || nome.startsWith('.vite')) continue;
    // The server of the page tests hands out no file from outside the tree, and fonts are files.
    if (nome.startsWith('@fontsource'))
      cpSync(join(de, nome), join(para, nome), { recursive: true });
    else symlinkSync(join(de, nome), join(para, nome));
  }
}

function copiarArvore() {
  const filter = (/** @type {string} */ caminho) => !FORA.test(basename(caminho));
  cpSync(RAIZ, pasta, { recursive: true, filter });
  for (const workspace of ['.', ...WORKSPACES]) ligarPacotes(workspace);
  const nossos = join(pasta, 'node_modules', '@dominio');
  mkdirSync(nossos);
  for (const um of WORKSPACES) symlinkSync(join(pasta, um), join(nossos, basename(um)));
}

/** Runs a command in the copy. @throws what it said, where it failed. */
function rodar(/** @type {string} */ onde, /** @type {string[]} */ ...argumentos) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const processo = spawn(nodeDoProjeto(), argumentos, {
    cwd: join(pasta, onde),
    env: { ...ambiente(), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  emCurso.add(processo);
  let saida = '';
  for (const canal of [processo.stdout, processo.stderr]) {
    canal.setEncoding('utf8').on('data', (pedaco) => {
      saida += pedaco;
    });
  }
  processo.on('error', reject);
  processo.on('close', (codigo) => {
    emCurso.delete(processo);
    if (codigo === 0) resolve(undefined);
    else reject(new Error(`${argumentos.join(' ')}\n${saida.trim()}`));
  });
  return promise;
}

const comando = (/** @type {string} */ workspace, /** @type {string} */ nome) => {
  const seu = join(pasta, workspace, 'node_modules', '.bin', nome);
  return existsSync(seu) ? seu : join(pasta, 'node_modules', '.bin', nome);
};

/** Files that were there before and are not the noun's own. */
function crescimentos() {
  const DO_DRIZZLE = 'apps/api/migrations/meta/_journal.json';
  const arquivos = globSync(['**/*', '.*'], {
    cwd: pasta,
    exclude: (nome) => FORA.test(basename(`${nome}`)),
  });
  return arquivos.flatMap((arquivo) => {
    const [antes, depois] = [RAIZ, pasta].map((raiz) => join(raiz, arquivo));
    if (!antes || !depois || arquivo === DO_DRIZZLE) return [];
    if (!existsSync(antes) || !statSync(antes).isFile()) return [];
    const [era, ficou] = [antes, depois].map((caminho) => readFileSync(caminho, 'latin1'));
    return era === ficou ? [] : queixasDoCrescimento(arquivo, era ?? '', ficou ?? '');
  });
}

/**
 * Lines of the noun in the web besides its form: its feature, page and routes, and its tests with the
 * builder that serves them.
 */
const linhasDaWeb = () => {
  const web = join(pasta, 'apps/web');
  return globSync(`{src,test}/**/{${NOME},${NOME_DE_UM}}{.*,/**/*.*}`, { cwd: web })
    .filter((arquivo) => !arquivo.includes('formulario'))
    .map((arquivo) => readFileSync(join(web, arquivo), 'utf8').trimEnd().split('\n').length)
    .reduce((soma, linhas) => soma + linhas, 0);
};

/** What the noun is made of, in each workspace; the compiler follows its imports, not the whole product. */
const DELE = {
  'packages/contrato': ['src'],
  'apps/api': [`src/modules/${NOME}`, 'src/modulos.ts', 'test/cluster.vitest.ts'],
  'apps/web': [`src/features/${NOME}`, `src/app/pages/${NOME}.page*.tsx`, 'src/app/rotas'],
};

/** What the compiler says of the noun, and the arrows of everything. */
async function provarTipos() {
  for (const [workspace, include] of Object.entries(DELE)) {
    const projeto = join(pasta, workspace, 'tsconfig.novo.json');
    writeFileSync(projeto, JSON.stringify({ extends: './tsconfig.json', include }));
    await rodar('.', comando('.', 'tsc'), '-p', projeto);
  }
  await rodar('.', join('scripts', 'setas.mjs'));
}

/** Its own tests, and those that walk over every noun, as far as they are about this one. */
async function provarTestes() {
  const vitest = (/** @type {string} */ workspace, /** @type {string[]} */ ...quais) =>
    rodar(workspace, comando(workspace, 'vitest'), 'run', ...quais);
  const gerais = ['campos', 'migracoes', 'modulos'].map((nome) => `test/${nome}.test.ts`);
  const frases = 'src/modules/auditoria/frases.rules.test.ts';
  await vitest('apps/api', `src/modules/${NOME}/`, ...gerais, frases);
  const percursos = ['rotas', 'papeis', 'massa'].map((nome) => `test/${nome}.test.ts`);
  await vitest('apps/api', ...percursos, '-t', `${NOME}|has an example|has an answer`);
  const daTabela = ['rotas', 'icones', 'menus'].map((nome) => `src/app/${nome}.test.ts`);
  await vitest('apps/web', `src/app/pages/${NOME}.page.test.tsx`, ...daTabela);
}

try {
  copiarArvore();
  await rodar('.', join('scripts', 'novo.mjs'), ...PEDIDO);
  const queixas = crescimentos();
  if (queixas.length > 0) throw new Error(queixas.join('\n'));
  const linhas = linhasDaWeb();
  console.log(
    `web de um substantivo com seus testes, fora o formulário: ${linhas} linhas (limite ${MAXIMO_DE_LINHAS})`,
  );
  if (linhas > MAXIMO_DE_LINHAS) throw new Error('O modelo passou do limite.');
  await Promise.all([provarTipos(), provarTestes()]);
} catch (erro) {
  console.error(erro instanceof Error ? erro.message : erro);
  process.exit(1);
}
