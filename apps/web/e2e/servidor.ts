/**
 * The server of the browser tests: the interface built if it is stale, and the real API over an
 * empty data directory of its own, in demonstration mode. Ends with whoever started it, and leaves
 * nothing behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const raiz = fileURLToPath(new URL('../../../', import.meta.url));
const porta = process.env.PORTA_E2E ?? '5190';
const dados = mkdtempSync(join(tmpdir(), 'dominio-e2e-dados-'));
const ambiente = {
  ...process.env,
  PORT: porta,
  PUBLIC_URL: `http://localhost:${porta}`,
  DATA_DIR: dados,
  DATABASE_URL: '',
  DEMO: '1',
  LOG_LEVEL: 'error',
};

/** Whether a source is newer than the built page. */
function construcaoVelha(): boolean {
  const pagina = join(raiz, 'apps/web/dist/index.html');
  if (!existsSync(pagina)) return true;
  const fontes = ['apps/web/src', 'apps/web/construcao', 'packages/contrato/src'].flatMap((pasta) =>
    readdirSync(join(raiz, pasta), { recursive: true }).map((nome) => join(pasta, String(nome))),
  );
  const construida = statSync(pagina).mtimeMs;
  return [...fontes, 'apps/web/index.html', 'apps/web/vite.config.ts']
    .filter((nome) => !nome.includes('.test.'))
    .some((nome) => statSync(join(raiz, nome)).mtimeMs > construida);
}

let emCurso: ChildProcess | undefined;
let encerrando = false;

function executar(argumentos: string[], pasta = raiz): Promise<number> {
  const processo = spawn(process.execPath, argumentos, {
    cwd: pasta,
    env: ambiente,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  emCurso = processo;
  return new Promise((resolver) => processo.on('exit', (codigo) => resolver(codigo ?? 1)));
}

function encerrar(): void {
  encerrando = true;
  emCurso?.kill('SIGTERM');
}

for (const sinal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(sinal, encerrar);
const pai = process.ppid;
setInterval(() => process.ppid !== pai && encerrar(), 1_000).unref();

const web = join(raiz, 'apps/web');
const construir = [join(web, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=warn'];
let codigo = construcaoVelha() ? await executar(construir, web) : 0;
if (codigo === 0 && !encerrando) {
  codigo = await executar([join('apps', 'api', 'src', 'server.ts')]);
}
rmSync(dados, { recursive: true, force: true });
process.exit(encerrando ? 0 : codigo);
