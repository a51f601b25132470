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

/** An image of one colour, to be written in some format. */
export const tela = (width: number, height: number, background = '#00828D'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
