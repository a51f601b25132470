import sharp, { type Sharp } from 'sharp';

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A form with one file. */
export function formularioCom(campo: string, bytes: Uint8Array, nome = 'logo.png'): FormData {
  const formulario = new FormData();
  formulario.set(campo, new File([Uint8Array.from(bytes)], nome, { type: 'image/png' }));
  return formulario;
}

/** A photograph of a little less than 5 MB: noise, which no format makes smaller. */
export const fotografia = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1290,
      height: 1290,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** An image of one colour, to be written in some format. */
export const tela = (width: number, height: number, background = '#00828D'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
