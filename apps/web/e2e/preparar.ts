import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ligarServidor } from '../../api/test/jornadas.ts';

const PREPARAR = fileURLToPath(new URL('../../../scripts/preparar.mjs', import.meta.url));

async function construir(): Promise<void> {
  const processo = spawn(process.execPath, [PREPARAR, 'start'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [codigo] = await once(processo, 'exit');
  if (codigo !== 0) throw new Error('A construção da interface falhou; o motivo está acima.');
}

/**
 * Runs once: builds the interface if it is stale, and starts the database server that all workers
 * use.
 */
export default async function preparar(): Promise<() => Promise<void>> {
  await construir();
  const { servidor, desligar } = await ligarServidor();
  process.env.SERVIDOR_DAS_JORNADAS = JSON.stringify(servidor);
  return desligar;
}
