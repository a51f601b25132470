import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chaveDoConteudo } from './arquivos.ts';
import { abrirPasta } from './pasta.ts';

const dirDados = mkdtempSync(join(tmpdir(), 'arquivos-'));
const arquivos = abrirPasta(dirDados);
afterAll(() => rmSync(dirDados, { recursive: true }));

describe('file store', () => {
  test('reads the bytes that were stored', async () => {
    const bytes = Buffer.from([0, 255, 1, 2]);
    await arquivos.guardar('avatares/um.webp', bytes);
    expect(await arquivos.ler('avatares/um.webp')).toEqual(bytes);
  });

  test('replaces the file of a key whole and leaves no temporary file beside it', async () => {
    await arquivos.guardar('trocas/um.webp', Buffer.from('a longer first version'));
    await arquivos.guardar('trocas/um.webp', Buffer.from('second'));
    expect(String(await arquivos.ler('trocas/um.webp'))).toBe('second');
    expect(readdirSync(join(dirDados, 'arquivos/trocas'))).toEqual(['um.webp']);
  });

  test('is readable by its owner alone', async () => {
    await arquivos.guardar('modos/um.webp', Buffer.from('x'));
    expect(statSync(join(dirDados, 'arquivos/modos/um.webp')).mode & 0o077).toBe(0);
    expect(statSync(join(dirDados, 'arquivos/modos')).mode & 0o077).toBe(0);
  });

  test('answers null for a key that was never stored', async () => {
    expect(await arquivos.ler('avatares/outro.webp')).toBeNull();
  });

  test('deletes a file; deleting it again is no error', async () => {
    await arquivos.guardar('apagar/um.webp', Buffer.from('x'));
    await arquivos.apagar('apagar/um.webp');
    await arquivos.apagar('apagar/um.webp');
    expect(await arquivos.ler('apagar/um.webp')).toBeNull();
  });

  test.each([
    '../fora.webp',
    'avatares/../../fora.webp',
    '/etc/passwd',
    'avatares/.oculto.webp',
    'avatares/um',
    'avatares/um.webp\0.png',
    'avatares//um.webp',
    'AVATARES/um.webp',
    'um.webp',
    '',
  ])('refuses the key %j before touching the disk', async (chave) => {
    await expect(arquivos.guardar(chave, Buffer.from('x'))).rejects.toThrow('inválida');
    await expect(arquivos.ler(chave)).rejects.toThrow('inválida');
    await expect(arquivos.apagar(chave)).rejects.toThrow('inválida');
  });

  test('names a file by the hash of its content, so the same bytes have one key', () => {
    const [a, b] = [Buffer.from('a'), Buffer.from('b')];
    expect(chaveDoConteudo('avatares', a, 'webp')).toBe(chaveDoConteudo('avatares', a, 'webp'));
    expect(chaveDoConteudo('avatares', a, 'webp')).not.toBe(chaveDoConteudo('avatares', b, 'webp'));
    expect(chaveDoConteudo('avatares', a, 'webp')).toMatch(/^avatares\/[0-9a-f]{64}\.webp$/);
  });
});
