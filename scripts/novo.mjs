// A new noun with its tests, whole and green: `npm run -s novo -- "nota interna" --grupo contratos`.
// It copies scripts/novo/modelo, whose noun is 'nota interna', under another name, and adds one line to
// each file that lists nouns. What it cannot tell from the noun it asks for.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ambiente, comando, nodeDoProjeto, RAIZ } from './ferramentas.mjs';
import { acrescentar } from './novo/listas.mjs';
import { formasDe, porExtenso, renomear } from './novo/palavras.mjs';

const MODELO = join(import.meta.dirname, 'novo', 'modelo');
const USO = `npm run -s novo -- <substantivo> [opções]

  <substantivo>    como se escreve, com acentos: ausência, "nota interna"
  --plural         quando não é só pôr um s: --plural "reuniões"
  --genero m|f     quando a última letra não diz
  --grupo          grupo de páginas em apps/web/src/app/rotas: contratos, equipe, cliente…
  --icone          ícone do Tabler, sem o prefixo; Note se não for dito`;

/** @returns {never} */
function recusar(/** @type {string} */ motivo) {
  console.error(`${motivo}\n\n${USO}`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plural: { type: 'string' },
    genero: { type: 'string' },
    grupo: { type: 'string' },
    icone: { type: 'string', default: 'Note' },
  },
});

function lerPedido() {
  if (positionals.length !== 1)
    recusar('Diga um substantivo, entre aspas se tem mais de uma palavra.');
  const { palavras, faltas } = porExtenso({ singular: positionals[0] ?? '', ...values });
  const rotas = join(RAIZ, 'apps/web/src/app');
  const grupos = [
    ...readFileSync(join(rotas, 'rotas.ts'), 'utf8').matchAll(/'\.\/rotas\/([\w-]+)\.ts'/g),
  ]
    .map(([, nome = '']) => nome)
    .filter((nome) => existsSync(join(rotas, 'rotas', `${nome}.icones.ts`)));
  const { grupo = '', icone } = values;
  if (!grupos.includes(grupo))
    faltas.push(`Diga o grupo da página com --grupo: ${grupos.join(', ')}.`);
  const desenho = `node_modules/@tabler/icons-react/dist/esm/icons/Icon${icone}.mjs`;
  if (!existsSync(join(RAIZ, desenho))) faltas.push(`O Tabler não tem o ícone Icon${icone}.`);
  if (!palavras || faltas.length > 0) recusar(faltas.join('\n'));
  return { palavras, formas: formasDe(palavras), grupo, icone: `Icon${icone}` };
}

/** Runs a command of the project where it belongs; what it says is said here. */
function rodar(
  /** @type {string} */ pasta,
  /** @type {string} */ nome,
  /** @type {string[]} */ ...argumentos
) {
  const { status } = spawnSync(nodeDoProjeto(), [comando(pasta, nome), ...argumentos], {
    cwd: join(RAIZ, pasta),
    env: ambiente(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) recusar(`${nome} falhou: o que já foi escrito ficou, e git status o mostra.`);
}

const pedido = lerPedido();
const { palavras, formas } = pedido;
const novos = globSync('**/*.{ts,tsx}', { cwd: MODELO }).map((modelo) => ({
  modelo,
  arquivo: renomear(modelo, palavras),
}));
const ocupados = novos.filter(({ arquivo }) => existsSync(join(RAIZ, arquivo)));
if (ocupados[0]) recusar(`Já existe: ${ocupados[0].arquivo}.`);

/** Before the noun's own files: where it does not fit nothing is written. */
function entrarNasListas() {
  try {
    return acrescentar(RAIZ, pedido);
  } catch (erro) {
    return recusar(erro instanceof Error ? erro.message : String(erro));
  }
}
const listas = entrarNasListas();
for (const { modelo, arquivo } of novos) {
  const texto = renomear(readFileSync(join(MODELO, modelo), 'utf8'), palavras);
  mkdirSync(dirname(join(RAIZ, arquivo)), { recursive: true });
  writeFileSync(join(RAIZ, arquivo), texto.replaceAll('IconNote', pedido.icone));
}
rodar('.', 'biome', 'check', '--write', ...novos.map(({ arquivo }) => arquivo), ...listas);
rodar(join('apps', 'api'), 'drizzle-kit', 'generate', '--name', formas.snake.plural);

console.log(`${novos.length} arquivos, uma migração e uma linha em cada uma destas listas:
${listas.map((lista) => `  ${lista}`).join('\n')}

Depois: npm run types, e os testes que vieram com ele. O que falta decidir está em
docs/guia-de-mudancas.md, 'Add a noun'.`);
