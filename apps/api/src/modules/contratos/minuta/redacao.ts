import { Worker } from 'node:worker_threads';
import type { Minuta } from '@dominio/contrato/contratos-minuta';
import { campoInvalido } from '../../../platform/erros.ts';
import type { Valores } from './valores.rules.ts';

/** A minute of fifteen pages takes half a second; a text that takes longer is none. */
const PRAZO_MS = 8_000;
const MEMORIA_MB = 256;

export interface Redacao {
  /** The text of the template. */
  readonly texto: string;
  readonly valores: Valores;
  /** What its PDF is called; null where none is asked for. */
  readonly pdf: { readonly titulo: string; readonly agora: Date } | null;
}

export type Redigida =
  | { readonly minuta: Minuta; readonly bytes: Uint8Array | null }
  | { readonly recusa: string };

const COMPLEXO = 'Este modelo é complexo demais para virar minuta. Simplifique o texto dele.';

/** @throws Recusa 422 for a template that makes no minute within the time, or one that is too long. */
async function redigirEmOutraLinha(redacao: Redacao, prazo: number) {
  const redator = new Worker(new URL('./redator.worker.ts', import.meta.url), {
    workerData: redacao,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    env: {},
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Redigida>();
  const relogio = setTimeout(() => resolve({ recusa: COMPLEXO }), prazo);
  redator.on('message', resolve);
  redator.on('error', (erro) => {
    const demais =
      erro instanceof RangeError ||
      (erro instanceof Error && 'code' in erro && erro.code === 'ERR_WORKER_OUT_OF_MEMORY');
    if (demais) resolve({ recusa: COMPLEXO });
    else reject(erro);
  });
  redator.on('exit', () => reject(new Error('A redação da minuta parou antes do fim.')));
  try {
    const feita = await promise;
    if ('recusa' in feita) throw campoInvalido('modelo_id', feita.recusa);
    return feita;
  } finally {
    clearTimeout(relogio);
    await redator.terminate();
  }
}

let anterior: Promise<unknown> = Promise.resolve();

/**
 * Writes a minute, and its PDF where one is asked for, in a thread of its own within bounds of time and
 * memory, so that no template holds up whoever else is answered; one after another in a process.
 *
 * @throws Recusa 422 as above.
 */
export function redigirMinuta(redacao: Redacao, prazo = PRAZO_MS) {
  const esta = anterior.then(() => redigirEmOutraLinha(redacao, prazo));
  anterior = esta.catch(() => {});
  return esta;
}
