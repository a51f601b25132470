import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TRAVA_DA_AGENDA, TRAVAS, TRAVAS_DA_PESSOA } from './travas.ts';

const SRC = join(import.meta.dirname, '..');

test('no two advisory locks are the same', () => {
  const deUmaChave = Object.values(TRAVAS);
  expect(new Set(deUmaChave).size).toBe(deUmaChave.length);
  expect(Math.max(...deUmaChave)).toBeLessThan(TRAVA_DA_AGENDA);
  const deDuas = Object.values(TRAVAS_DA_PESSOA);
  expect(new Set(deDuas).size).toBe(deDuas.length);
});

test('code that takes an advisory lock names it from travas.ts', () => {
  const fontes = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((nome) => nome.endsWith('.ts') && !nome.endsWith('.test.ts'))
    .map((nome) => ({ nome, texto: readFileSync(join(SRC, nome), 'utf8') }))
    .filter(({ texto }) => /pg_(try_)?advisory/.test(texto));
  expect(fontes.length).toBeGreaterThan(5);
  for (const { nome, texto } of fontes) expect(texto, nome).toMatch(/from '.*\/travas\.ts'/);
});
