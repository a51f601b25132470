import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ligarServidor } from '../../api/test/jornadas.ts';

const raiz = fileURLToPath(new URL('../../../', import.meta.url));

/** Whether a source file is newer than the built page. */
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

async function construir(): Promise<void> {
  const web = join(raiz, 'apps/web');
  const vite = join(web, 'node_modules/vite/bin/vite.js');
  const processo = spawn(process.execPath, [vite, 'build', '--logLevel=warn'], {
    cwd: web,
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
  if (construcaoVelha()) await construir();
  const { servidor, desligar } = await ligarServidor();
  process.env.SERVIDOR_DAS_JORNADAS = JSON.stringify(servidor);
  return desligar;
}
