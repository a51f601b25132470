import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pastaDeTeste } from '../../test/postgres.ts';
import { criarDisco } from './disco.ts';
import { Recusa } from './erros.ts';

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

test('a write that found no room is told for half a minute, and keeps no other write back', async () => {
  const disco = criarDisco(null);
  const falta = new Recusa('SEM_ESPACO');
  const as = (segundos: number) => new Date(segundos * 1000);
  disco.acusar(falta, as(100));
  await expect(disco.exigirSaude(as(129))).rejects.toBe(falta);
  await expect(disco.exigirEscrita()).resolves.toBeUndefined();
  disco.acusar(falta, as(120));
  await expect(disco.exigirSaude(as(149))).rejects.toBe(falta);
  await expect(disco.exigirSaude(as(150))).resolves.toBeUndefined();
});

test('health tells of a disk with too little room as writes do', async () => {
  const disco = criarDisco(pastaDeTeste(), Number.POSITIVE_INFINITY);
  await expect(disco.exigirSaude(new Date())).rejects.toMatchObject({ codigo: 'SEM_ESPACO' });
});
