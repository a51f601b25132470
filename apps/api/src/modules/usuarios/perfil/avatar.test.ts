import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { minhaContaEndpoints as e } from '@dominio/contrato/minha-conta';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { disputaPelosProcessadores } from '../../../../test/disputa.ts';
import { formularioCom, fotografia, PIXEL, tela } from '../../../../test/factories/imagens.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';

const { banco, plataforma, chamar, entrar } = await montarApp();
const pessoa = await criarUsuario(banco);
const token = await entrar(pessoa.id);
const pasta = join(plataforma.config.dirDados, 'arquivos', 'avatares');
const guardados = () => (existsSync(pasta) ? readdirSync(pasta) : []);
const enviar = (bytes: Uint8Array = PIXEL, nome = 'eu.jpg', quem = token) =>
  chamar(quem, e.gravarAvatar, { body: formularioCom('avatar', bytes, nome) });
const excluir = () => chamar(token, e.excluirAvatar);
const baixar = (quem: string) =>
  chamar(quem, usuariosEndpoints.avatar, { params: { id: pessoa.id } });

beforeEach(() => excluir());

describe('AD-03 one’s own picture', () => {
  test('P24 is stored as a new image, square and upright, without place or camera, and colleagues see it', async () => {
    const exif = {
      IFD0: { Make: 'Camera', Orientation: '6' },
      IFD3: { GPSLatitude: '23/1 33/1 0/1' },
    };
    const foto = await tela(2400, 1600).jpeg().withExif(exif).toBuffer();
    const { status, corpo } = await enviar(foto);
    expect([status, corpo.message, corpo.tem_avatar]).toEqual([200, 'Avatar atualizado.', true]);
    const { cru } = await baixar(await entrar((await criarUsuario(banco)).id));
    expect(cru.headers['content-type']).toBe('image/webp');
    const dados = await sharp(cru.rawPayload).metadata();
    expect([dados.width, dados.height, dados.format]).toEqual([512, 512, 'webp']);
    expect([dados.exif, dados.xmp, dados.orientation]).toEqual([undefined, undefined, undefined]);
  });

  test('is stored from a photograph of nearly 5 MB', async () => {
    const foto = await fotografia();
    expect(foto.length).toBeGreaterThan(4.7 * 1024 * 1024);
    const { status } = await enviar(foto);
    expect(status).toBe(200);
    expect(guardados()).toHaveLength(1);
  });

  test('gets another address each time, in every answer with the person; the old file is deleted', async () => {
    const [um, dois] = [(await enviar()).corpo, (await enviar()).corpo];
    expect(um.avatar_url).toMatch(new RegExp(`^/usuarios/${pessoa.id}/avatar\\?v=[0-9a-f-]{36}$`));
    expect(dois.avatar_url).not.toBe(um.avatar_url);
    const { corpo } = await chamar(token, sessoesEndpoints.eu);
    expect([corpo.user.avatar_url, corpo.user.tem_avatar]).toEqual([dois.avatar_url, true]);
    expect(guardados()).toHaveLength(1);
  });

  test('may be sent as often as a person would, and not as often as a program could', async () => {
    const outra = await entrar((await criarUsuario(banco)).id);
    // Files refused for their content are not redrawn, but they count.
    const texto = Buffer.from('texto');
    for (let vez = 0; vez < 20; vez++)
      expect((await enviar(texto, 'a.jpg', outra)).status).toBe(415);
    expect((await enviar(PIXEL, 'a.jpg', outra)).status).toBe(429);
  });

  test('is removed, and removing it again succeeds', async () => {
    await enviar();
    for (const _ of [1, 2]) {
      const { status, corpo } = await excluir();
      expect([status, corpo.tem_avatar, corpo.avatar_url]).toEqual([
        200,
        false,
        `/usuarios/${pessoa.id}/avatar`,
      ]);
    }
    expect([guardados(), (await baixar(token)).status]).toEqual([[], 404]);
  });

  test('is one of two sent at once, with one file', async () => {
    const respostas = await Promise.all([enviar(), enviar(), enviar()]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { corpo } = await chamar(token, sessoesEndpoints.eu);
    expect(guardados().map((nome) => nome.replace('.webp', ''))).toEqual([
      corpo.user.avatar_url.split('=')[1],
    ]);
  });

  test('is changed by anybody for themselves, a client’s person too, and audited', async () => {
    const { id } = await criarUsuarioDeCliente(banco);
    expect((await enviar(PIXEL, 'eu.png', await entrar(id))).status).toBe(200);
    const linhas = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.usuario_id, id));
    expect(linhas.map(({ acao }) => acao)).toContain('usuario.avatar_alterado');
  });
});

/** A PNG whose data may contradict its header: too much of it, or unpacking without end. */
function png(largura: number, altura: number, dados: Buffer): Buffer {
  const parte = (tipo: string, conteudo: Buffer) => {
    const cabeca = Buffer.alloc(8);
    cabeca.writeUInt32BE(conteudo.length);
    cabeca.write(tipo, 4, 'latin1');
    return Buffer.concat([cabeca, conteudo, Buffer.alloc(4)]);
  };
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(largura);
  ihdr.writeUInt32BE(altura, 4);
  ihdr.set([8, 2, 0, 0, 0], 8);
  const assinatura = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    assinatura,
    parte('IHDR', ihdr),
    parte('IDAT', deflateSync(dados)),
    parte('IEND', Buffer.alloc(0)),
  ]);
}

describe('AD-20 AD-21 P24 an upload is refused as a picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  test('by its content, whatever its name, in the words of the specification', async () => {
    for (const bytes of [svg, Buffer.from('%PDF-1.7'), Buffer.from('GIF87'), Buffer.alloc(0)]) {
      const { status, erro } = await enviar(bytes, 'foto.png');
      expect([status, erro.detail]).toEqual([
        415,
        'Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).',
      ]);
    }
  });

  test('for more than 5 MB, or more pixels than allowed', async () => {
    const grande = await enviar(Buffer.concat([PIXEL, Buffer.alloc(5 * 1024 * 1024)]));
    expect([grande.status, grande.erro.detail]).toEqual([413, 'O arquivo deve ter no máximo 5MB.']);
    const larga = await enviar(await tela(6001, 2).png().toBuffer());
    expect([larga.status, larga.erro.campos]).toEqual([
      422,
      [{ campo: 'avatar', mensagem: 'A imagem pode ter no máximo 6000×6000 pixels.' }],
    ]);
  });

  test('for a header of too many pixels, before it is unpacked; and for broken data', async () => {
    const [disputa, arquivos] = [disputaPelosProcessadores(), guardados()];
    const antes = performance.now();
    const bomba = await enviar(png(60_000, 60_000, Buffer.alloc(4_000_000)));
    expect([bomba.status, bomba.erro.detail]).toEqual([
      422,
      'A imagem pode ter no máximo 6000×6000 pixels.',
    ]);
    expect((performance.now() - antes) / disputa).toBeLessThan(2_000);
    expect((await enviar(png(10, 10, Buffer.alloc(4_000_000)))).status).toBe(422);
    expect(guardados()).toEqual(arquivos);
  });

  test('without a file, or with one under another field', async () => {
    const outro = await chamar(token, e.gravarAvatar, { body: formularioCom('logo', PIXEL) });
    expect([outro.status, outro.erro.campos]).toEqual([
      422,
      [{ campo: 'avatar', mensagem: 'Escolha uma imagem.' }],
    ]);
  });
});
