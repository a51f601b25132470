import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pastaDeTeste } from './postgres.ts';

const executar = (programa: string, ambiente: Record<string, string>, ...argumentos: string[]) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../src/${programa}`, import.meta.url)), ...argumentos],
    { env: { PATH: process.env.PATH, ...ambiente }, encoding: 'utf8' },
  );

describe('a command without data to work on refuses, says why and creates nothing:', () => {
  test.each([
    ['verificar-auditoria.ts', [], /Não há dados do Domínio em .+\. Confira DATA_DIR/],
    ['criar-administrador.ts', ['a@b.demo', 'Ana'], /para instalações com DATABASE_URL/],
    // Starts the command twice: seconds each on a busy machine.
  ])('%s', { timeout: 60_000 }, (programa, argumentos, frase) => {
    const pasta = pastaDeTeste();
    const [vazia, ausente] = [join(pasta, 'vazia'), join(pasta, 'ausente')];
    mkdirSync(vazia);
    for (const DATA_DIR of [vazia, ausente]) {
      const { status, stdout, stderr } = executar(programa, { DATA_DIR }, ...argumentos);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(frase);
      expect(stderr).not.toContain('    at ');
    }
    expect(readdirSync(vazia)).toEqual([]);
    expect(existsSync(ausente)).toBe(false);
  });
});
