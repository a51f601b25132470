import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Base } from './bases.ts';
import { PASTA } from './bases.ts';
import type { Consulta } from './consulta.ts';

/** Connections of the application's pool (platform/db.ts), as in the bare handler's pool. */
export const CONEXOES_COM_O_BANCO = 10;
export const SEGREDO = 'only the benchmark, on loopback, signs with this';

export interface Processo {
  readonly endereco: URL;
  readonly pid: number;
  parar(): Promise<void>;
}

async function portaLivre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  servidor.close();
  await once(servidor, 'close');
  return port;
}

/** The URL of a server with a socket only, in the form of `DATABASE_URL`. */
function urlDoBanco({ user, password, database, host, port }: Base['conexao']): string {
  const url = new URL(`postgresql://localhost/${database}`);
  url.username = user;
  url.password = String(password);
  url.search = new URLSearchParams({ host, port: String(port) }).toString();
  return url.href;
}

/** Environment of the measured application: production, logging to a file. */
export const ambienteDoApp = ({ conexao }: Base) => ({
  HOST: '127.0.0.1',
  DATABASE_URL: urlDoBanco(conexao),
  SESSION_SECRET: SEGREDO,
  VAULT_KEY: 'a medição guarda segredos de ninguém',
  DATA_DIR: join(PASTA, 'app'),
  DEMO: '0',
});

/** Starts the real application as in production, and waits until it answers. */
export async function ligarApp(base: Base): Promise<Processo> {
  const porta = await portaLivre();
  const endereco = new URL(`http://127.0.0.1:${porta}`);
  mkdirSync(join(PASTA, 'app'), { recursive: true });
  const registro = openSync(join(PASTA, 'app.log'), 'w');
  const processo = spawn(
    process.execPath,
    [fileURLToPath(new URL('../src/server.ts', import.meta.url))],
    {
      env: { PATH: process.env.PATH, ...ambienteDoApp(base), PORT: String(porta) },
      stdio: ['ignore', registro, registro],
    },
  );
  const saida = once(processo, 'exit');
  // Ends the application with this process, however that ends.
  const levarJunto = () => processo.kill();
  process.once('exit', levarJunto);
  const parar = async () => {
    process.off('exit', levarJunto);
    if (processo.exitCode !== null) return;
    processo.kill('SIGTERM');
    await saida;
  };
  for (const limite = Date.now() + 60_000; Date.now() < limite; ) {
    if (processo.exitCode !== null) break;
    const resposta = await fetch(new URL('/health', endereco)).catch(() => null);
    if (resposta?.ok) return { endereco, pid: processo.pid ?? 0, parar };
    await esperar(50);
  }
  await parar();
  throw new Error(`A aplicação não iniciou. O que ela disse está em ${join(PASTA, 'app.log')}.`);
}

/**
 * Starts the bare handler with the statements of each call; recipe n answers at `/n`, without the
 * rows of its first `ignoradas` statements.
 */
export async function ligarCru(
  base: Base,
  receitas: readonly (readonly Consulta[])[],
  ignoradas: number,
): Promise<Processo> {
  const processo = fork(fileURLToPath(new URL('./cru.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  const saida = once(processo, 'exit');
  const pronto = once(processo, 'message');
  processo.send({ conexao: base.conexao, conexoes: CONEXOES_COM_O_BANCO, receitas, ignoradas });
  const [{ port }] = (await Promise.race([
    pronto,
    saida.then(() => Promise.reject(new Error('O servidor de comparação não iniciou.'))),
  ])) as [AddressInfo];
  return {
    endereco: new URL(`http://127.0.0.1:${port}`),
    pid: processo.pid ?? 0,
    parar: async () => {
      processo.disconnect();
      await saida;
    },
  };
}
