/** A part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Twice the largest size at which a person is shown; the server keeps no more. */
const LADO = 512;
const QUALIDADE = 0.92;

/**
 * The square cut out of a picture, drawn anew: what the camera wrote beside it does not leave the
 * machine. What is transparent becomes white.
 *
 * @param url of a picture that this page may read, such as a blob's.
 * @throws when the browser cannot read the picture.
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
