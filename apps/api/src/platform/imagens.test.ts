import { RECUSAS_DA_IMAGEM } from '@dominio/contrato/imagens';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PIXEL, tela } from '../../test/factories/imagens.ts';
import { prepararImagem } from './imagens.ts';

const preparar = (bytes: Buffer, forma = { lado: 64 }) => prepararImagem(bytes, 'logo', forma);

describe('an image that somebody sent', () => {
  test.each([
    ['jpeg', () => tela(300, 100).jpeg()],
    ['png', () => tela(300, 100).png()],
    ['gif', () => tela(300, 100).gif()],
    ['webp', () => tela(300, 100).webp()],
  ])('as %s is stored as a whole WebP within the size', async (_, desenhar) => {
    const imagem = await preparar(await desenhar().toBuffer());
    expect(await sharp(imagem).metadata()).toMatchObject({ format: 'webp', width: 64, height: 21 });
  });

  test('is refused for a while when many others wait, and accepted after them', async () => {
    const envios = await Promise.allSettled(Array.from({ length: 20 }, () => preparar(PIXEL)));
    const recusados = envios.filter((envio) => envio.status === 'rejected');
    expect(recusados.map(({ reason }) => reason.codigo)).toEqual(Array(4).fill('INDISPONIVEL'));
    expect(await preparar(PIXEL)).toBeInstanceOf(Buffer);
  });

  test('keeps its size when it is small, and is cut square as a portrait', async () => {
    expect(await sharp(await preparar(PIXEL)).metadata()).toMatchObject({ width: 1, height: 1 });
    const retrato = await prepararImagem(await tela(300, 100).png().toBuffer(), 'foto', {
      lado: 64,
      quadrada: true,
    });
    expect(await sharp(retrato).metadata()).toMatchObject({ width: 64, height: 64 });
  });

  test('is stored upright, without where and with what it was taken', async () => {
    const foto = await tela(80, 40)
      .withExif({ IFD0: { Make: 'Câmera secreta' }, IFD3: { GPSLatitude: '25/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(foto).metadata()).exif?.toString('latin1')).toContain('secreta');
    const imagem = await preparar(foto, { lado: 40 });
    const { width, height, exif, icc, xmp } = await sharp(imagem).metadata();
    expect([width, height, exif, icc, xmp]).toEqual([20, 40, undefined, undefined, undefined]);
    expect(imagem.toString('latin1')).not.toContain('secreta');
  });

  test('loses bytes appended to it, and is unchanged when processed once more', async () => {
    const imagem = await preparar(Buffer.concat([PIXEL, Buffer.from('<script>alert(1)</script>')]));
    expect(imagem.toString('latin1')).not.toContain('script');
    expect(await preparar(imagem)).toEqual(imagem);
  });
});

/** Neighbouring points differ a little, as in a photograph: hard work for an encoder. */
async function fotografia(lado: number): Promise<Buffer> {
  let semente = 1;
  const pontos = Buffer.alloc(lado * lado * 3);
  for (let i = 0; i < pontos.length; i += 3) {
    semente = (semente * 1_103_515_245 + 12_345) & 0x7fffffff;
    const grao = (semente >> 16) & 31;
    const x = (i / 3) % lado;
    const y = Math.floor(i / 3 / lado);
    pontos.set([(x / 4 + grao) & 255, (y / 4 + grao) & 255, ((x + y) / 8 + grao) & 255], i);
  }
  return sharp(pontos, { raw: { width: lado, height: lado, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Measures by processor time, which other work on the machine does not lengthen. */
async function medir(fazer: () => Promise<Buffer>) {
  const antes = process.cpuUsage();
  const imagem = await fazer();
  return { imagem, ms: Math.round(process.cpuUsage(antes).user / 1000) };
}

test('a photograph stored without loss keeps every point, in about as many bytes as at the encoder’s default effort', async () => {
  const foto = await fotografia(480);
  const nossa = await medir(() => preparar(foto, { lado: 480 }));
  const dela = await medir(() => sharp(foto).webp({ lossless: true }).toBuffer());
  process.stdout.write(`sem perda: ${nossa.ms} ms do processador; o padrão, ${dela.ms} ms\n`);
  expect(await sharp(nossa.imagem).raw().toBuffer()).toEqual(await sharp(foto).raw().toBuffer());
  expect(nossa.imagem.length).toBeLessThan(dela.imagem.length * 1.2);
});

describe('a file that is not accepted as an image', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  test.each([
    ['an SVG, whatever its name', svg],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a TIFF', () => tela(9, 9).tiff().toBuffer()],
    ['nothing', Buffer.alloc(0)],
  ])('is refused by its content: %s', async (_, bytes) => {
    await expect(
      preparar(typeof bytes === 'function' ? await bytes() : bytes),
    ).rejects.toMatchObject({
      status: 415,
      message: 'Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).',
    });
  });

  test('is refused over 5 MB', async () => {
    const bytes = Buffer.concat([PIXEL, Buffer.alloc(5 * 1024 * 1024)]);
    await expect(preparar(bytes)).rejects.toMatchObject({
      status: 413,
      message: 'O arquivo deve ter no máximo 5MB.',
    });
  });

  test.each([
    ['wide', 6001, 1],
    ['high', 1, 20_000],
  ])('is refused as too %s before it is unpacked', async (_, largura, altura) => {
    const bytes = await tela(largura, altura).png().toBuffer();
    await expect(preparar(bytes)).rejects.toMatchObject({
      status: 422,
      message: 'A imagem pode ter no máximo 6000×6000 pixels.',
    });
  });

  test('is refused at its header if the file is small and the image vast', async () => {
    const bomba = Buffer.from(PIXEL);
    bomba.writeUInt32BE(60_000, 16);
    bomba.writeUInt32BE(60_000, 20);
    await expect(preparar(bomba)).rejects.toMatchObject({ status: 422 });
  });

  test('is refused if cut short or broken, and the next file is accepted', async () => {
    const foto = await tela(400, 400).jpeg().toBuffer();
    const partida = preparar(foto.subarray(0, foto.length / 2));
    const inteira = preparar(foto);
    await expect(partida).rejects.toMatchObject({
      status: 422,
      message: RECUSAS_DA_IMAGEM.ilegivel.mensagem,
      campos: [{ campo: 'logo' }],
    });
    await expect(preparar(Buffer.from(PIXEL.subarray(0, 20)))).rejects.toMatchObject({
      status: 422,
    });
    expect((await inteira).length).toBeGreaterThan(0);
  });
});
