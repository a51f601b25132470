import { glob, readFile } from 'node:fs/promises';
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const raiz = new URL('..', import.meta.url);
const lerJson = async (caminho: string) =>
  JSON.parse(await readFile(new URL(`migrations/meta/${caminho}`, raiz), 'utf8'));

/** The tables as the program defines them. */
async function lerTabelas() {
  const arquivos = await Array.fromAsync(glob('src/**/*.tables.ts', { cwd: raiz }));
  const modulos = await Promise.all(
    arquivos.map((arquivo) => import(new URL(arquivo, raiz).href) as Promise<object>),
  );
  return generateDrizzleJson(Object.assign({}, ...modulos));
}

test('the migrations produce the tables as defined: drizzle-kit has nothing to generate', async () => {
  const { entries } = await lerJson('_journal.json');
  const numero = String(entries.at(-1).idx).padStart(4, '0');
  const ultimo: DrizzleSnapshotJSON = await lerJson(`${numero}_snapshot.json`);
  expect(await generateMigration(ultimo, await lerTabelas())).toEqual([]);
});
