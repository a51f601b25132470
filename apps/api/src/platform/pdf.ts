import { fileURLToPath } from 'node:url';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

export type Documento = TDocumentDefinitions;
export type Conteudo = Content;

const PASTA = fileURLToPath(new URL('fonts/Roboto/', import.meta.resolve('pdfmake/package.json')));

/** Fetched with the first document: most processes never make one. */
async function carregar() {
  const { default: pdfmake } = await import('pdfmake');
  // The one family that documents are set in; it has every letter of the Latin alphabets.
  pdfmake.setFonts({
    Roboto: {
      normal: `${PASTA}Roboto-Regular.ttf`,
      bold: `${PASTA}Roboto-Medium.ttf`,
      italics: `${PASTA}Roboto-Italic.ttf`,
      bolditalics: `${PASTA}Roboto-MediumItalic.ttf`,
    },
  });
  // A document holds what it is given: it fetches nothing, and reads no file but its fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((caminho) => caminho.startsWith(PASTA));
  return pdfmake;
}

let carregado: ReturnType<typeof carregar> | undefined;

/** A document as the bytes of a PDF. */
export async function gerarPdf(documento: Documento): Promise<Buffer> {
  carregado ??= carregar();
  return (await carregado).createPdf(documento).getBuffer();
}
