import { describe, expect, test } from 'vitest';
import { RAIZ } from '../../../scripts/ferramentas.mjs';
import { escapaDoGrafo, foraDoGrafo, soDoVitest } from '../../../scripts/mudou.mjs';

/** What `npm test -- --mudou` hands to Vitest, from the root. */
const pedidos = (...arquivos: string[]) =>
  soDoVitest({ base: 'HEAD', arquivos }).map((um) => um.replace(`${RAIZ}/`, ''));

describe('a change runs, whatever it is, the tests that read the tree instead of importing it:', () => {
  test.each([
    'apps/api/src/modules/auditoria/frases.rules.test.ts',
    'apps/api/src/platform/travas.test.ts',
    'apps/api/src/processos/meus-dados/completo.test.ts',
    'apps/api/src/semear.test.ts',
    'apps/api/test/campos.test.ts',
    'apps/api/test/migracoes.test.ts',
    'apps/api/test/modulos.test.ts',
    'apps/api/test/mudou.test.ts',
    'apps/api/test/processo.ts',
    'apps/api/test/setas.test.ts',
    'apps/web/src/app/rotas.test.ts',
    'apps/web/src/convencoes.test.ts',
    'apps/web/src/lib/tema.page.test.tsx',
    'apps/web/src/theme/contraste.test.ts',
    'apps/web/src/theme/resolver.test.ts',
    'apps/web/test/classes-de-estilo.test.ts',
    'apps/web/test/medidas.test.ts',
  ])('%s', (arquivo) => {
    expect(pedidos('docs/arquitetura.md')).toContain(arquivo);
  });
});

describe('a test is known to reach the tree by whatever way it does:', () => {
  test.each([
    ['apps/web/src/x.test.ts', "import { readFileSync } from 'node:fs';"],
    ['apps/web/src/x.test.tsx', "import { glob } from 'node:fs/promises';"],
    ['apps/api/src/x.test.ts', "import { spawnSync } from 'child_process';"],
    ['apps/api/src/x.test.ts', "import { RAIZ } from '../../../scripts/ferramentas.mjs';"],
    ['apps/api/src/x.test.ts', 'await import(join(import.meta.dirname, nome));'],
    ['packages/contrato/src/x.test.ts', "new URL('../README.md', import.meta.url)"],
    ['apps/web/src/x.page.test.tsx', "import texto from '../index.html?raw';"],
    ['apps/web/test/x.ts', 'export const aqui = join(import.meta.dirname, arquivo);'],
    ['apps/web/test/pagina/x.tsx', 'const raiz = process.cwd();'],
    ['apps/api/src/modules/x/x.apoio.ts', 'createRequire(import.meta.url)(caminho)'],
  ])('%s with %s', (arquivo, texto) => {
    expect(escapaDoGrafo(arquivo, texto)).toBe(true);
  });

  test('one that only imports is left to the graph of imports', () => {
    const texto = "import { somar } from './somar.ts';\nimport.meta.glob('./rotas/*.ts');";
    expect(escapaDoGrafo('apps/web/src/somar.test.ts', texto)).toBe(false);
    expect(foraDoGrafo()).not.toContain('apps/web/src/app/icones.test.ts');
  });

  test('what the configuration imports does not count as changed, or every page would run', () => {
    expect(foraDoGrafo()).not.toContain('apps/web/test/pagina/dependencias.ts');
  });
});

test('a change of what every test stands on runs them all', () => {
  for (const chao of ['package-lock.json', 'apps/api/migrations/0000_base.sql']) {
    expect(pedidos(chao)).toEqual(['run']);
  }
});
