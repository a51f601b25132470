import {
  LADO_MAXIMO_DA_IMAGEM,
  RECUSAS_DA_IMAGEM,
  TAMANHO_MAXIMO_DA_IMAGEM,
} from '@dominio/contrato/imagens';
import sharp, { type Metadata } from 'sharp';
import { campoInvalido, Recusa } from './erros.ts';

/** How an image is stored. */
export interface FormaDaImagem {
  /** Pixels of the longest side; a smaller picture stays as it is. */
  readonly lado: number;
  /** Whether it is cut to a square of that side, as portraits are. */
  readonly quadrada?: boolean;
  /** For photographs, 1 to 100: leaves out what the eye misses. If absent, without loss. */
  readonly qualidade?: number;
}

const SEGUNDOS_PARA_ABRIR = 10;

/**
 * Effort of compressing without loss, 0 to 6. For an image made of a photograph, 1 takes half the
 * processor time of the default 4 and gives 3 % more bytes; 0 would give a quarter more.
 */
const ESFORCO_SEM_PERDA = 1;

/** The first bytes of the accepted formats; no other file reaches a decoder. */
const ASSINATURAS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) =>
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

function ilegivel(campo: string, cause: unknown): Recusa {
  const detail = RECUSAS_DA_IMAGEM.ilegivel.mensagem;
  return new Recusa('DADOS_INVALIDOS', { detail, campos: [{ campo, mensagem: detail }], cause });
}

async function lerCabecalho(bytes: Buffer, campo: string): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw ilegivel(campo, cause);
  }
}

/** The most images waiting, each up to 5 MB in memory; further senders are told to try again. */
const MAXIMO_NA_FILA = 16;

/** One image is decoded at a time, as a decoded one takes up to 150 MB. */
let fila: Promise<unknown> = Promise.resolve();
let naFila = 0;
function naVez<T>(trabalho: () => Promise<T>): Promise<T> {
  if (naFila >= MAXIMO_NA_FILA) {
    throw new Recusa('INDISPONIVEL', {
      detail: 'Há muitas imagens sendo preparadas agora. Tente novamente em instantes.',
      headers: { 'retry-after': '5' },
    });
  }
  naFila += 1;
  const vez = fila.then(trabalho, trabalho).finally(() => {
    naFila -= 1;
  });
  fila = vez.catch(() => undefined);
  return vez;
}

/**
 * Turns a file that somebody sent into an image of ours (seguranca.md P24): recognised by its
 * content, not its name; drawn anew, so that nothing hidden in the file, neither place nor camera,
 * is kept; upright.
 *
 * @returns a still WebP; without `qualidade` it is without loss, so that processing it once more
 *   changes nothing.
 * @throws Recusa 413 over 5 MB, 415 for anything but JPEG, PNG, GIF or WebP, 422 about `campo` for
 *   too many pixels and for an unreadable file, 503 while too many others wait.
 */
export async function prepararImagem(
  bytes: Buffer,
  campo: string,
  { lado, quadrada = false, qualidade }: FormaDaImagem,
): Promise<Buffer> {
  if (bytes.length > TAMANHO_MAXIMO_DA_IMAGEM) throw imagemGrande();
  if (!ASSINATURAS.some((confere) => confere(bytes))) {
    throw new Recusa('TIPO_NAO_SUPORTADO', { detail: RECUSAS_DA_IMAGEM.tipo.mensagem });
  }
  return naVez(async () => {
    // The header gives the size before a single pixel is unpacked.
    const { width, height } = await lerCabecalho(bytes, campo);
    if (Math.max(width, height) > LADO_MAXIMO_DA_IMAGEM) {
      throw campoInvalido(campo, RECUSAS_DA_IMAGEM.lado.mensagem);
    }
    try {
      return await sharp(bytes, { limitInputPixels: LADO_MAXIMO_DA_IMAGEM ** 2, failOn: 'error' })
        .timeout({ seconds: SEGUNDOS_PARA_ABRIR })
        .autoOrient()
        .resize({
          width: lado,
          height: lado,
          fit: quadrada ? 'cover' : 'inside',
          withoutEnlargement: true,
        })
        .webp(
          qualidade === undefined
            ? { lossless: true, effort: ESFORCO_SEM_PERDA }
            : { quality: qualidade },
        )
        .toBuffer();
    } catch (cause) {
      throw ilegivel(campo, cause);
    }
  });
}

/** 413, in the words of the specification. */
export const imagemGrande = () =>
  new Recusa('CORPO_GRANDE', { detail: RECUSAS_DA_IMAGEM.tamanho.mensagem });
