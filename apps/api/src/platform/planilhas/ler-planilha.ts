import { Worker } from 'node:worker_threads';
import { LIMITES, type LinhaLida, PlanilhaIlegivel, type TabelaLida } from './leitura.ts';

/** Some files of the greatest size take a few seconds; whatever takes longer is no sheet. */
const PRAZO_MS = 30_000;
const MEMORIA_MB = 512;

type Recado =
  | { readonly titulos: readonly string[] }
  | { readonly linhas: readonly LinhaLida[] }
  | { readonly recusa: string }
  | { readonly fim: true };

const DEMAIS = 'O arquivo é grande demais para ser lido. Divida-o.';

async function lerEmOutraLinha(bytes: Uint8Array, limites: typeof LIMITES, prazo: number) {
  // A copy, as what is handed over is no longer the caller's.
  const copia = Uint8Array.from(bytes);
  const leitor = new Worker(new URL('./leitor.worker.ts', import.meta.url), {
    workerData: { bytes: copia, limites },
    transferList: [copia.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    env: {},
    execArgv: [],
  });
  let titulos: readonly string[] = [];
  const linhas: LinhaLida[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<TabelaLida>();
  const relogio = setTimeout(() => reject(new PlanilhaIlegivel(DEMAIS)), prazo);
  leitor.on('message', (recado: Recado) => {
    if ('titulos' in recado) titulos = recado.titulos;
    else if ('linhas' in recado) linhas.push(...recado.linhas);
    else if ('recusa' in recado) reject(new PlanilhaIlegivel(recado.recusa));
    else resolve({ titulos, linhas });
  });
  leitor.on('error', (erro) => {
    const cheia =
      erro instanceof Error && 'code' in erro && erro.code === 'ERR_WORKER_OUT_OF_MEMORY';
    reject(cheia ? new PlanilhaIlegivel(DEMAIS, { cause: erro }) : erro);
  });
  leitor.on('exit', () => reject(new Error('A leitura da planilha parou antes do fim.')));
  try {
    return await promise;
  } finally {
    clearTimeout(relogio);
    await leitor.terminate();
  }
}

let lendo = false;

/**
 * Reads the table of a file, XLSX or CSV, told apart by its content. It is read in a thread of its own,
 * within bounds of rows, columns, text, memory and time, so that no file holds up whoever else is
 * answered; one at a time in a process.
 *
 * @returns undefined while another is read.
 * @throws PlanilhaIlegivel with a sentence for a person.
 */
export async function lerPlanilha(
  bytes: Uint8Array,
  limites: typeof LIMITES = LIMITES,
  prazo = PRAZO_MS,
): Promise<TabelaLida | undefined> {
  if (lendo) return undefined;
  lendo = true;
  try {
    return await lerEmOutraLinha(bytes, limites, prazo);
  } finally {
    lendo = false;
  }
}
