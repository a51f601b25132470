// `npm run dev`: the API on 5001, started again on every change, and Vite on 5173. Either one's end
// is the other's.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ambiente, comando, nodeDoProjeto, RAIZ } from './ferramentas.mjs';

const web = join('apps', 'web');
const env = { CORS_ORIGINS: 'http://localhost:5173', ...ambiente() };
const iniciar = (/** @type {string} */ pasta, /** @type {string[]} */ ...argumentos) =>
  spawn(nodeDoProjeto(), argumentos, { cwd: join(RAIZ, pasta), env, stdio: 'inherit' });

const processos = [
  iniciar('.', '--watch', '--watch-preserve-output', join('apps', 'api', 'src', 'server.ts')),
  iniciar(web, comando(web, 'vite')),
];

/** The first code counts: the others end because we ask them to. */
function encerrar(/** @type {number} */ codigo) {
  process.exitCode ??= codigo;
  for (const processo of processos) processo.kill('SIGTERM');
}
for (const processo of processos) processo.on('exit', (codigo) => encerrar(codigo ?? 1));
for (const sinal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(sinal, () => encerrar(0));
