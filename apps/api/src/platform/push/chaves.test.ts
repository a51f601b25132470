import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCofre } from '../cofre.ts';
import { chavesGeradas } from './chaves-geradas.ts';
import { defeitoDoPar, ehPonto, gerarPar } from './par-de-chaves.ts';
import { chavesPush } from './push.tables.ts';

const { banco, plataforma } = await montarApp();

describe('the keys that sign pushes where nobody set any', () => {
  test('are a sound pair, each time another', () => {
    const pares = Array.from({ length: 50 }, gerarPar);
    expect(pares.map(({ publica, privada }) => defeitoDoPar(publica, privada))).toEqual(
      Array(50).fill(null),
    );
    expect(new Set(pares.map(({ privada }) => privada)).size).toBe(50);
    expect(ehPonto(Buffer.from(pares[0]?.publica ?? '', 'base64url'))).toBe(true);
    expect(ehPonto(Buffer.alloc(65, 4))).toBe(false);
  });

  test('are made once, by whichever process comes first, and kept encrypted', async () => {
    const lidas = await Promise.all(
      Array.from({ length: 8 }, () => chavesGeradas(banco, plataforma)),
    );
    expect(new Set(lidas.map(({ publica }) => publica)).size).toBe(1);
    expect(await chavesGeradas(banco, plataforma)).toEqual(lidas[0]);
    const [linha] = await banco.select().from(chavesPush);
    expect(linha?.privada).not.toContain(lidas[0]?.privada);
    expect(linha?.privada).toMatch(/^c1\./);
  });

  test('are made anew when the vault’s key is gone', async () => {
    const antes = await chavesGeradas(banco, plataforma);
    const cofre = criarCofre(['outra chave com mais de trinta e dois caracteres']);
    const depois = await chavesGeradas(banco, { ...plataforma, cofre });
    expect(depois.publica).not.toBe(antes.publica);
    expect(await chavesGeradas(banco, { ...plataforma, cofre })).toEqual(depois);
  });
});
