import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const raiz = join(import.meta.dirname, '..');

/**
 * Classes that a component names and its style sheet lacks: without an error, they style nothing.
 */
function semEstilo(arquivo: string): string[] {
  const fonte = readFileSync(join(raiz, arquivo), 'utf8');
  return [...fonte.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, nome = '', folha = '']) => {
      const css = readFileSync(join(raiz, dirname(arquivo), folha), 'utf8');
      const tem = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, classe]) => classe));
      return [...fonte.matchAll(new RegExp(`\\b${nome}\\.(?!module\\b)(\\w+)`, 'g'))]
        .filter(([, classe]) => !tem.has(classe))
        .map(([uso]) => `${arquivo}: ${uso}`);
    },
  );
}

it('every class that a component names is in its style sheet', () => {
  const arquivos = globSync('src/**/*.tsx', { cwd: raiz });
  expect(arquivos.length).toBeGreaterThan(100);
  expect(arquivos.flatMap(semEstilo)).toEqual([]);
});
