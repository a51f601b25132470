/** A rectangle of a picture, in the picture's pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side of the stored picture: twice the largest size at which it is shown. */
const LADO = 512;
const QUALIDADE = 0.92;

/**
 * Cuts a square out of a picture and encodes it again, so that metadata of the camera does not
 * leave the browser. Transparent parts become white.
 *
 * @param url of a picture that this page may read, such as a blob's.
 * @returns a JPEG of at most 512 pixels a side.
 * @throws when the browser cannot decode the picture.
 */
export async function recortar(url: string, { x, y, width, height }: Area): Promise<Blob> {
  const imagem = new Image();
  imagem.src = url;
  await imagem.decode();
  const lado = Math.max(1, Math.min(LADO, Math.round(width)));
  const tela = document.createElement('canvas');
  tela.width = lado;
  tela.height = lado;
  const pincel = tela.getContext('2d');
  if (!pincel) throw new Error('O navegador não pôde desenhar a imagem.');
  pincel.fillStyle = '#ffffff';
  pincel.fillRect(0, 0, lado, lado);
  pincel.imageSmoothingQuality = 'high';
  pincel.drawImage(imagem, x, y, width, height, 0, 0, lado, lado);
  return new Promise((resolver, recusar) => {
    tela.toBlob(
      (blob) => (blob ? resolver(blob) : recusar(new Error('A imagem não pôde ser recortada.'))),
      'image/jpeg',
      QUALIDADE,
    );
  });
}
