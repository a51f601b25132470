// `npm run setas`: the arrows of .dependency-cruiser.cjs, and the one it has no words for: the folders
// of nouns and processes form no cycle. apps/api/test/setas.test.ts plants a violation of each.
import { pathToFileURL } from 'node:url';
import { cruise, format } from 'dependency-cruiser';
import configuracao from '../.dependency-cruiser.cjs';

/** @typedef {import('dependency-cruiser').ICruiseResult} Resultado */

const CASA = /^apps\/api\/src\/(?:modules|processos)\/[^/]+/;
const TESTE = /\.test\.ts$/;
/** The schema is one data model below every module (ADR 0002): a join and a foreign key are no way in. */
const TABELA = /\.tables\.ts$/;

/**
 * The folders that reach one another, each group with the files that tie it: whatever the file and the
 * room inside, `modules/a` → `modules/b` → `modules/a` is one. dependency-cruiser's own rules of scope
 * 'folder' tell rooms apart, count the tests and miss a cycle that goes through two rooms.
 *
 * @param {Pick<Resultado, 'modules'>} resultado
 */
export function ciclosEntreModulos({ modules }) {
  /** @type {Map<string, Map<string, string[]>>} */
  const grafo = new Map();
  for (const { source, dependencies } of modules) {
    const de = CASA.exec(source)?.[0];
    if (!de || TESTE.test(source)) continue;
    for (const { resolved } of dependencies) {
      const para = CASA.exec(resolved)?.[0];
      if (!para || para === de || TABELA.test(resolved) || TESTE.test(resolved)) continue;
      const vizinhos = grafo.get(de) ?? new Map();
      grafo.set(de, vizinhos);
      vizinhos.set(para, [...(vizinhos.get(para) ?? []), `${source} → ${resolved}`]);
    }
  }
  const alcance = new Map([...grafo.keys()].map((casa) => [casa, alcancados(grafo, casa)]));
  const presos = [...grafo.keys()].filter((casa) => alcance.get(casa)?.has(casa)).sort();
  const juntos = Map.groupBy(presos, (casa) =>
    presos.filter((outra) => alcance.get(casa)?.has(outra) && alcance.get(outra)?.has(casa)).join(),
  );
  return [...juntos.values()].map((casas) => ({
    casas,
    arquivos: casas.flatMap((de) => casas.flatMap((para) => grafo.get(de)?.get(para) ?? [])),
  }));
}

/**
 * Every folder that can be reached from one, itself when it is reached again.
 *
 * @param {Map<string, Map<string, string[]>>} grafo
 * @param {string} casa
 */
function alcancados(grafo, casa) {
  /** @type {Set<string>} */
  const vistos = new Set();
  const pilha = [casa];
  for (let atual = pilha.pop(); atual !== undefined; atual = pilha.pop()) {
    for (const proxima of grafo.get(atual)?.keys() ?? []) {
      if (vistos.has(proxima)) continue;
      vistos.add(proxima);
      pilha.push(proxima);
    }
  }
  return vistos;
}

/**
 * Reads the sources and checks every rule.
 *
 * @param {import('dependency-cruiser').ICruiseOptions} [onde] another folder than the project's
 * @returns {Promise<Resultado>}
 */
export async function percorrer(onde = {}) {
  const { options, forbidden = [] } = configuracao;
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, ...onde, validate: true, ruleSet: { forbidden } },
    options?.enhancedResolveOptions,
  );
  return /** @type {Resultado} */ (output);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const resultado = await percorrer();
  const { output, exitCode } = await format(resultado, { outputType: 'err' });
  process.stdout.write(`${output}`);
  const ciclos = ciclosEntreModulos(resultado);
  for (const { casas, arquivos } of ciclos) {
    console.error(
      `\n  error modulos-sem-ciclo: ${casas.join(', ')} reach one another. What two nouns need lives below both; what spans nouns lives above them, in apps/api/src/processos.`,
    );
    for (const arquivo of arquivos) console.error(`    ${arquivo}`);
  }
  process.exitCode = exitCode > 0 || ciclos.length > 0 ? 1 : 0;
}
