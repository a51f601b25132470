import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pastaDeTeste } from '../../test/postgres.ts';
import { criarDisco } from './disco.ts';

test('a disk with less room than the reserve takes no writes, and one with more does', async () => {
  const pasta = pastaDeTeste();
  await expect(criarDisco(pasta, 1).exigirEscrita()).resolves.toBeUndefined();
  await expect(criarDisco(pasta, Number.POSITIVE_INFINITY).exigirEscrita()).rejects.toMatchObject({
    codigo: 'SEM_ESPACO',
    status: 507,
  });
});

test('a directory that cannot be written to takes no writes', async () => {
  const pasta = pastaDeTeste();
  rmSync(pasta, { recursive: true });
  await expect(criarDisco(pasta).exigirEscrita()).rejects.toMatchObject({
    codigo: 'INDISPONIVEL',
    message: 'O servidor não consegue gravar no disco. Avise quem cuida dele.',
  });
});

test('without a directory there is nothing to watch', async () => {
  await expect(criarDisco(null).exigirEscrita()).resolves.toBeUndefined();
});
