import { inflateRawSync } from 'node:zlib';
import { PlanilhaIlegivel } from './leitura.ts';

const FIM_DO_DIRETORIO = 0x06054b50;
const ENTRADA = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of the directory, and the longest remark that may follow it. */
const MAXIMO_DO_FIM = 22 + 65_535;
/** A workbook has a dozen parts, and one more for each picture or sheet. */
const MAXIMO_DE_PARTES = 5_000;

const ilegivel = (cause?: unknown) =>
  new PlanilhaIlegivel('O arquivo está danificado. Abra-o no Excel e salve outra vez.', { cause });

interface Parte {
  readonly metodo: number;
  readonly comprimida: number;
  readonly local: number;
}

function fimDoDiretorio(zip: Buffer): number {
  const primeiro = Math.max(0, zip.length - MAXIMO_DO_FIM);
  for (let i = zip.length - 22; i >= primeiro; i--) {
    if (zip.readUInt32LE(i) === FIM_DO_DIRETORIO) return i;
  }
  throw ilegivel();
}

/** What the archive says of itself: APPNOTE of PKWARE, 4.3.12 and 4.3.16. */
function lerDiretorio(zip: Buffer): Map<string, Parte> {
  const fim = fimDoDiretorio(zip);
  const quantas = zip.readUInt16LE(fim + 10);
  if (quantas > MAXIMO_DE_PARTES) throw ilegivel();
  const partes = new Map<string, Parte>();
  let i = zip.readUInt32LE(fim + 16);
  for (let n = 0; n < quantas; n++) {
    if (zip.readUInt32LE(i) !== ENTRADA) throw ilegivel();
    const [nome, extra, nota] = [28, 30, 32].map((onde) => zip.readUInt16LE(i + onde));
    const inicio = i + 46;
    const fimDoNome = inicio + (nome ?? 0);
    partes.set(zip.toString('utf8', inicio, fimDoNome), {
      metodo: zip.readUInt16LE(i + 10),
      comprimida: zip.readUInt32LE(i + 20),
      local: zip.readUInt32LE(i + 42),
    });
    i = fimDoNome + (extra ?? 0) + (nota ?? 0);
  }
  return partes;
}

/**
 * The parts of a ZIP archive, each unzipped when it is asked for.
 *
 * What an archive says of its sizes is not believed: unzipping stops at the byte that is one too many,
 * so three kilobytes that become gigabytes cost what the bound costs.
 *
 * @param maximo bytes of all parts together, unzipped.
 * @returns a function that answers a part by its name, undefined where there is none.
 * @throws PlanilhaIlegivel for what is no archive, is damaged or holds too much.
 */
export function abrirZip(bytes: Uint8Array, maximo: number) {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let resta = maximo;

  function descomprimir({ metodo, comprimida, local }: Parte): Buffer {
    if (zip.readUInt32LE(local) !== LOCAL) throw ilegivel();
    const inicio = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const dados = zip.subarray(inicio, inicio + comprimida);
    if (metodo !== 0 && metodo !== 8) throw ilegivel();
    try {
      const parte =
        metodo === 0 ? dados : inflateRawSync(dados, { maxOutputLength: Math.max(1, resta) });
      resta -= parte.length;
      return parte;
    } catch (erro) {
      if (!(erro instanceof Error && 'code' in erro && erro.code === 'ERR_BUFFER_TOO_LARGE')) {
        throw erro;
      }
      const frase = 'O arquivo tem dados demais. Deixe só a planilha a importar, ou use CSV.';
      throw new PlanilhaIlegivel(frase, { cause: erro });
    }
  }

  const lido = <T>(ler: () => T): T => {
    try {
      return ler();
    } catch (erro) {
      // A place beyond the end, or data that do not unzip.
      throw erro instanceof PlanilhaIlegivel ? erro : ilegivel(erro);
    }
  };
  const partes = lido(() => lerDiretorio(zip));
  return (nome: string): Buffer | undefined => {
    const parte = partes.get(nome);
    return parte && lido(() => descomprimir(parte));
  };
}
