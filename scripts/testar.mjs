// Every check of the project: `npm test`. A failure does not stop the rest. The generator's proof runs
// beside the checks that ask no clock, which leave a processor idle; the rest run one after the other.
//   npm test -- --so=api,web            only these steps
//   npm test -- --mudou                 only the tests that this branch's changes can reach (mudou.mjs)
//   npm test -- --postgres=/…/bin       the API's tests again, on the PostgreSQL of that folder
// The last line is always `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ambiente, comando, nodeDoProjeto, RAIZ } from './ferramentas.mjs';
import { oQueMudou, soDoPlaywright, soDoVitest } from './mudou.mjs';

/** @typedef {{ passaram: number, falharam: number, instaveis?: string[] }} Contagem */
/** @typedef {{ bem: boolean, saida: string }} Fim */
/** @typedef {{ nome: string, pasta: string, argumentos: string[], env?: Record<string, string>, contar?: (relatorio: any) => Contagem }} Passo */

/** Playwright colours by itself, and complains when told not to. */
const SEM_COR = { NO_COLOR: '1' };
/** Figures that tests measure travel with their limit: `169,3 KB (limite 180 KB)`. */
const MEDIDA = /\(limite .*\)/;
/**
 * Tests that say nothing of another PostgreSQL: those that start a whole server, which brings its own,
 * or run a command; those that ask no database, or little of one besides a service outside; the walk of hostile values, which no version of it
 * should see; the walks of roles, of too many fields, of lists page by page and of what the log keeps of
 * people, whose calls the walk of routes makes too; and ways to sign in, which ask it little.
 */
const SO_UMA_VEZ = [
  'src/**/*.rules.test.ts',
  'src/modules/oidc/**',
  'src/modules/segundo-fator/**',
  'src/modules/sessoes/freio/**',
  'src/platform/embedded-postgres/**',
  'src/platform/planilhas/**',
  'src/platform/log.test.ts',
  'src/platform/push/**',
  'src/platform/email/**',
  'src/modules/configuracao-sistema/testar-integracao.test.ts',
  'src/semear.test.ts',
  'test/queda.test.ts',
  'test/parada.test.ts',
  'test/disco.test.ts',
  'test/comandos.test.ts',
  'test/entrada.test.ts',
  'test/papeis.test.ts',
  'test/massa.test.ts',
  'test/cabecalhos.test.ts',
  'test/armazenamento.test.ts',
  'test/repetidas.test.ts',
  'test/dados-pessoais.test.ts',
  'test/setas.test.ts',
  'test/mudou.test.ts',
];
const PRAZO_DO_PASSO_MS = 20 * 60_000;
/** Letters of an error that are told beside an unsteady test. */
const TAMANHO_DO_MOTIVO = 300;
const { values } = parseArgs({
  options: { so: { type: 'string' }, postgres: { type: 'string' }, mudou: { type: 'boolean' } },
});
const mudanca = values.mudou ? oQueMudou() : undefined;
const relatorios = mkdtempSync(join(tmpdir(), 'dominio-relatorios-'));
/** @type {Set<import('node:child_process').ChildProcess>} */
const emCurso = new Set();

/** A check that only passes or fails. */
const porCodigo = (/** @type {Fim} */ { bem }) => ({
  passaram: bem ? 1 : 0,
  falharam: bem ? 0 : 1,
});

/** The title of a test that passed only when repeated, with why it failed at first. */
const comMotivo = (/** @type {string} */ titulo, /** @type {string} */ motivo = '') =>
  `${titulo}: ${stripVTControlCharacters(motivo).replace(/\s+/g, ' ').slice(0, TAMANHO_DO_MOTIVO)}`;

/**
 * Vitest's report. A file that could not be loaded has no tests, yet it failed.
 *
 * @type {NonNullable<Passo['contar']>}
 */
const doVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passaram: numPassedTests,
  falharam:
    numFailedTests +
    testResults.filter(
      (/** @type {any} */ arquivo) =>
        arquivo.status === 'failed' &&
        !arquivo.assertionResults.some((/** @type {any} */ teste) => teste.status === 'failed'),
    ).length,
  instaveis: testResults
    .flatMap((/** @type {any} */ { assertionResults }) => assertionResults)
    .filter(
      (/** @type {any} */ { status, meta }) => status === 'passed' && meta?.repetido !== undefined,
    )
    .map((/** @type {any} */ { fullName, meta }) => comMotivo(fullName, meta.repetido)),
});

/** @returns {string[]} titles of the tests that passed only when repeated, each with why it failed at first. */
const instaveisDe = (/** @type {any} */ { title = '', specs = [], suites = [] }) =>
  [
    ...specs
      .filter((/** @type {any} */ { tests }) =>
        tests.some((/** @type {any} */ { status }) => status === 'flaky'),
      )
      .map((/** @type {any} */ { title: teste, tests }) => {
        const [queda] = tests.flatMap((/** @type {any} */ { results }) => results);
        return comMotivo(teste, queda?.error?.message);
      }),
    ...suites.flatMap(instaveisDe),
  ].map((teste) => (title ? `${title} › ${teste}` : teste));

/**
 * Playwright's report. A test that passed only when repeated passed, and is told by name.
 *
 * @type {NonNullable<Passo['contar']>}
 */
const doPlaywright = ({ stats, errors, suites }) => ({
  passaram: stats.expected + stats.flaky,
  falharam: stats.unexpected + errors.length,
  instaveis: instaveisDe({ suites }),
});

/** @returns {Passo} */
const tipos = (/** @type {string} */ nome, /** @type {string} */ pasta) => ({
  nome: `tipos ${nome}`,
  pasta: '.',
  argumentos: [comando('.', 'tsc'), '-p', pasta],
  env: SEM_COR,
});

/** @returns {Passo} */
const vitest = (
  /** @type {string} */ nome,
  /** @type {string} */ pasta,
  /** @type {string[]} */ ...mais
) => ({
  nome,
  pasta,
  argumentos: [
    comando(pasta, 'vitest'),
    ...(mudanca ? soDoVitest(mudanca) : ['run']),
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${join(relatorios, nome)}`,
    ...mais,
  ],
  env: SEM_COR,
  contar: doVitest,
});

/** @returns {Passo[]} */
function passos(/** @type {string | undefined} */ postgres) {
  const api = join('apps', 'api');
  const web = join('apps', 'web');
  const contrato = join('packages', 'contrato');
  const jornadas = join(RAIZ, web, 'e2e');
  const temJornadas =
    existsSync(jornadas) &&
    readdirSync(jornadas, { recursive: true }).some((nome) => /\.(spec|test)\.ts$/.test(`${nome}`));
  return [
    {
      nome: 'lint',
      pasta: '.',
      argumentos: [comando('.', 'biome'), 'check', '--error-on-warnings', '.'],
    },
    tipos('scripts', '.'),
    tipos('contrato', contrato),
    tipos('api', api),
    tipos('web', web),
    {
      nome: 'setas',
      pasta: '.',
      argumentos: [join('scripts', 'setas.mjs')],
    },
    vitest('contrato', contrato),
    vitest('api', api),
    ...(postgres
      ? [
          {
            ...vitest('api-postgres', api, ...SO_UMA_VEZ.map((arquivo) => `--exclude=${arquivo}`)),
            env: { ...SEM_COR, POSTGRES_BIN_TESTE: postgres },
          },
        ]
      : []),
    vitest('web', web, '--project=web'),
    vitest('paginas', web, '--project=paginas', '--reporter=./test/pagina/medir-duracao.ts'),
    { nome: 'gerador', pasta: '.', argumentos: [join('scripts', 'provar-novo.mjs')] },
    { nome: 'construcao', pasta: '.', argumentos: [join('scripts', 'preparar.mjs'), 'start'] },
    ...(temJornadas
      ? [
          {
            nome: 'navegador',
            pasta: web,
            argumentos: [
              comando(web, 'playwright'),
              'test',
              '--reporter=list,json',
              ...(mudanca ? soDoPlaywright(mudanca) : []),
            ],
            env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(relatorios, 'navegador') },
            contar: doPlaywright,
          },
        ]
      : []),
  ];
}

/** @returns {Promise<Fim>} */
function executar(/** @type {Passo} */ { pasta, argumentos, env }) {
  return new Promise((resolver) => {
    const processo = spawn(nodeDoProjeto(), argumentos, {
      cwd: join(RAIZ, pasta),
      env: { ...ambiente(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PRAZO_DO_PASSO_MS,
    });
    emCurso.add(processo);
    let saida = '';
    for (const canal of [processo.stdout, processo.stderr]) {
      canal.setEncoding('utf8').on('data', (pedaco) => {
        saida += pedaco;
      });
    }
    processo.on('error', ({ message }) => resolver({ bem: false, saida: message }));
    processo.on('close', (codigo, sinal) => {
      emCurso.delete(processo);
      resolver({
        bem: codigo === 0,
        saida: sinal ? `${saida}\nInterrompido por ${sinal}.` : saida,
      });
    });
  });
}

/**
 * Never trusts a count against the exit code: a run that failed counts at least one failure, and a
 * runner that ran nothing has failed, unless it was to run what changed.
 *
 * @returns {Contagem}
 */
function contar(/** @type {Passo} */ passo, /** @type {Fim} */ fim) {
  if (!passo.contar) return porCodigo(fim);
  let relatorio;
  try {
    relatorio = JSON.parse(readFileSync(join(relatorios, passo.nome), 'utf8'));
  } catch {
    return { passaram: 0, falharam: 1 };
  }
  const { passaram, falharam, instaveis } = passo.contar(relatorio);
  const semProva = (passaram + falharam === 0 && !mudanca) || (!fim.bem && falharam === 0);
  return { passaram, falharam: semProva ? 1 : falharam, instaveis };
}

const pedidos = values.so?.split(',');
const escolhidos = passos(values.postgres).filter(
  ({ nome }) =>
    !pedidos || pedidos.some((pedido) => nome === pedido || nome.startsWith(`${pedido} `)),
);

for (const sinal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(sinal, () => {
    for (const processo of emCurso) processo.kill(sinal);
    rmSync(relatorios, { recursive: true, force: true });
    process.exit(1);
  });
}

const total = { passaram: 0, falharam: 0 };

async function darPasso(/** @type {Passo} */ passo) {
  const inicio = Date.now();
  const fim = await executar(passo);
  const { passaram, falharam, instaveis = [] } = contar(passo, fim);
  total.passaram += passaram;
  total.falharam += falharam;
  const segundos = `${((Date.now() - inicio) / 1000).toFixed(1)} s`.padStart(8);
  const resultado = falharam > 0 ? `${passaram} passed, ${falharam} FAILED` : `${passaram} passed`;
  console.log(`${falharam > 0 ? '✗' : '✓'} ${passo.nome.padEnd(16)} ${segundos}   ${resultado}`);
  const medidas = fim.saida.split('\n').filter((linha) => MEDIDA.test(linha));
  const detalhe =
    falharam > 0 ? [`\n${fim.saida.trim()}\n`] : medidas.map((m) => `    ${m.trim()}`);
  for (const linha of detalhe) console.log(linha);
  for (const titulo of instaveis) console.log(`    instável: ${titulo}`);
}

async function darPassos(/** @type {readonly Passo[]} */ lista) {
  for (const passo of lista) await darPasso(passo);
}

/** Checks whose outcome no clock decides: what else runs at the time cannot make them unsteady. */
const SEM_RELOGIO = /^(lint|tipos .*|setas|contrato|web)$/;
const {
  juntos = [],
  gerador = [],
  sozinhos = [],
} = Object.groupBy(escolhidos, ({ nome }) => {
  if (nome === 'gerador') return 'gerador';
  return SEM_RELOGIO.test(nome) ? 'juntos' : 'sozinhos';
});
await Promise.all([darPassos(juntos), darPassos(gerador)]);
await darPassos(sozinhos);
rmSync(relatorios, { recursive: true, force: true });
if (escolhidos.length === 0) {
  console.log(`Nenhum passo se chama "${values.so}".`);
  total.falharam = 1;
}
console.log(`${total.passaram} passed, ${total.falharam} failed`);
process.exitCode = total.falharam > 0 ? 1 : 0;
