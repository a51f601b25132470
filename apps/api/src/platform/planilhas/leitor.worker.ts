import { parentPort, workerData } from 'node:worker_threads';
import { type Limites, PlanilhaIlegivel } from './leitura.ts';
import { lerCsv } from './ler-csv.ts';
import { lerXlsx } from './ler-xlsx.ts';

/** Rows of one message: taking one in holds the other thread for a few milliseconds. */
const LINHAS_POR_VEZ = 500;

const { bytes, limites } = workerData as { bytes: Uint8Array; limites: Limites };
const ehZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** How files of other kinds begin that may be text from end to end: PDF, RTF, and pages. */
const OUTROS_TIPOS = ['%PDF', '{\\rtf', '<!DOCTYPE', '<html', '<?xml'];
const comeco = new TextDecoder('latin1').decode(bytes.subarray(0, 64)).replace(/^\s+|^ï»¿/, '');
const deOutroTipo = OUTROS_TIPOS.some((um) => comeco.toLowerCase().startsWith(um.toLowerCase()));

try {
  if (!ehZip && (deOutroTipo || bytes.includes(0))) {
    throw new PlanilhaIlegivel('O arquivo não é uma planilha XLSX nem um CSV.');
  }
  const { titulos, linhas } = (ehZip ? lerXlsx : lerCsv)(bytes, limites);
  parentPort?.postMessage({ titulos });
  for (let i = 0; i < linhas.length; i += LINHAS_POR_VEZ) {
    parentPort?.postMessage({ linhas: linhas.slice(i, i + LINHAS_POR_VEZ) });
  }
  parentPort?.postMessage({ fim: true });
} catch (erro) {
  if (!(erro instanceof PlanilhaIlegivel)) throw erro;
  parentPort?.postMessage({ recusa: erro.message });
}
