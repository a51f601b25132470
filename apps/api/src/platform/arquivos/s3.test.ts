import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { lugarNoS3, subirS3 } from '../../../test/servidor-s3.ts';
import { serializarErro } from '../log-de-erros.ts';
import { ArmazenamentoIndisponivel } from './arquivos.ts';
import { abrirS3 } from './s3.ts';

const s3 = await subirS3();
afterAll(() => s3.descer());

function abrir(url: string, prazoMs?: number) {
  const lugar = lugarNoS3(url);
  if (!lugar) throw new Error('A URL não foi lida.');
  return abrirS3(lugar, prazoMs);
}
const arquivos = abrir(s3.url());

const falhaDe = (fazer: Promise<unknown>): Promise<Error> =>
  fazer.then(
    () => Promise.reject(new Error('Deveria ter falhado.')),
    (erro: Error) => erro,
  );

/** A server that answers as it is told, on a loopback port until the test ends. */
async function servidorQue(atender: RequestListener): Promise<string> {
  const servidor = createServer(atender);
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  onTestFinished(async () => {
    servidor.closeAllConnections();
    await new Promise((pronto) => servidor.close(pronto));
  });
  return `s3://AK:segredo@127.0.0.1:${(servidor.address() as AddressInfo).port}/dominio?tls=0`;
}

describe('file store in a bucket', () => {
  test('reads the bytes that were stored, under its prefix', async () => {
    const bytes = Buffer.from([0, 255, 1, 2]);
    await arquivos.guardar('avatares/um.webp', bytes);
    expect(await arquivos.ler('avatares/um.webp')).toEqual(bytes);
    expect(s3.guardados('avatares')).toContain('um.webp');
  });

  test('replaces the file of a key', async () => {
    await arquivos.guardar('trocas/um.webp', Buffer.from('a longer first version'));
    await arquivos.guardar('trocas/um.webp', Buffer.from('second'));
    expect(String(await arquivos.ler('trocas/um.webp'))).toBe('second');
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

  test('refuses what is no key before asking anybody', async () => {
    const chave = 'avatares/../../fora.webp';
    await expect(arquivos.guardar(chave, Buffer.from('x'))).rejects.toThrow('inválida');
    await expect(arquivos.ler(chave)).rejects.toThrow('inválida');
    await expect(arquivos.apagar(chave)).rejects.toThrow('inválida');
  });

  test.each([
    ['another secret', { segredo: 'outro/segredo' }, 'recusou o segredo'],
    ['an unknown access key', { chave: 'AKNADA' }, 'não conhece a chave de acesso'],
    ['a bucket that does not exist', { bucket: 'nada' }, 'O bucket não existe'],
  ])('is out of reach with %s: nothing is a missing file', async (_, errado, frase) => {
    const outro = abrir(s3.url(errado));
    const [guardar, ler, apagar] = [
      await falhaDe(outro.guardar('avatares/um.webp', Buffer.from('x'))),
      await falhaDe(outro.ler('avatares/um.webp')),
      await falhaDe(outro.apagar('avatares/um.webp')),
    ];
    for (const falha of [guardar, ler, apagar]) {
      expect(falha).toBeInstanceOf(ArmazenamentoIndisponivel);
      expect(falha.message).toContain(frase);
    }
  });

  test('is out of reach while nobody listens', async () => {
    const parado = await subirS3();
    await parado.descer();
    const falha = await falhaDe(abrir(parado.url()).ler('avatares/um.webp'));
    expect(falha).toBeInstanceOf(ArmazenamentoIndisponivel);
    expect(falha.message).toBe(
      `Não foi possível conectar ao armazenamento de arquivos em ${parado.servidor}.`,
    );
  });

  test.each([
    ['answers nothing', () => undefined],
    ['stops in the middle', (resposta: { write: (texto: string) => void }) => resposta.write('RI')],
  ])('is given up when it %s', async (_, responder) => {
    const url = await servidorQue((_pedido, resposta) => {
      responder(resposta);
    });
    const falha = await falhaDe(abrir(url, 100).ler('avatares/um.webp'));
    expect(falha).toBeInstanceOf(ArmazenamentoIndisponivel);
    expect(falha.message).toBe('O armazenamento de arquivos não respondeu a tempo.');
  });

  test('is not followed to another address', async () => {
    const location = `${s3.servidor}/dominio/firma/arquivos/avatares/um.webp`;
    const url = await servidorQue((_pedido, resposta) =>
      resposta.writeHead(307, { location }).end(),
    );
    const falha = await falhaDe(abrir(url).ler('avatares/um.webp'));
    expect(falha.message).toBe('O armazenamento de arquivos respondeu 307 (sem código).');
  });

  test('signs the content together with the request', async () => {
    const vistos: unknown[] = [];
    const url = await servidorQue((pedido, resposta) => {
      vistos.push(pedido.headers['x-amz-content-sha256'], pedido.headers.authorization);
      resposta.end();
    });
    await abrir(url).guardar('avatares/um.webp', Buffer.from('x'));
    expect(vistos).toEqual([
      '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
      expect.stringContaining('SignedHeaders=host;x-amz-content-sha256;x-amz-date'),
    ]);
  });

  test('tells the log neither its credentials nor what the store repeats of them', async () => {
    const errado = abrir(s3.url({ segredo: 'meu-segredo' }));
    const falha = await falhaDe(errado.ler('avatares/um.webp'));
    const visto = inspect([falha, serializarErro(falha)], { depth: null });
    for (const texto of ['meu-segredo', 'S3RVER', 'StringToSign', 'AWS4-HMAC']) {
      expect(visto).not.toContain(texto);
    }
  });
});
