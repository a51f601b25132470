import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Binarios } from './binarios.ts';
import type { Conta } from './conta.ts';
import { AMBIENTE, liberarTrava, postoVivo } from './processo.ts';

/** Everything needed to run the server of one data directory. */
export interface Instalacao {
  readonly binarios: Binarios;
  readonly conta: Conta;
  /** The application's data directory, in which `dados` lies. */
  readonly dirDados: string;
  /** PostgreSQL's data directory, absolute and without symbolic links. */
  readonly dados: string;
  readonly dirSocket: string;
  /** File that receives what PostgreSQL prints. */
  readonly registro: string;
}

/** A server that this process started. `fim` is null while it runs. */
export interface Ligado {
  /** Tells it to stop, also before its `postmaster.pid` says where it is. */
  readonly interromper: () => void;
  fim: { readonly motivo: string; readonly passageiro: boolean } | null;
}

/** Part of the socket's name only: no TCP port is opened. */
export const PORTA = 5432;
const NOME_DO_SOCKET = `.s.PGSQL.${PORTA}`;
/** `sun_path` has 108 bytes, the last one a NUL (unix(7)). */
const MAIOR_SOCKET = 107;
const MAIOR_REGISTRO = 10 * 1024 * 1024;

/**
 * The directory of the socket: inside the data directory, closed to every other user; in the
 * system's temporary folder when that path is too long for a socket.
 *
 * @throws when somebody else has the temporary directory of that name already.
 */
export function prepararDirSocket(dados: string, conta: Conta): string {
  if (Buffer.byteLength(join(dados, NOME_DO_SOCKET)) <= MAIOR_SOCKET) return dados;
  const marca = createHash('sha256').update(dados).digest('hex').slice(0, 16);
  const pasta = join(tmpdir(), `dominio-${marca}`);
  if (!existsSync(pasta)) {
    mkdirSync(pasta, { mode: 0o700 });
    chownSync(pasta, conta.uid, conta.gid);
  }
  const { uid, mode } = lstatSync(pasta);
  const fechada = lstatSync(pasta).isDirectory() && (mode & 0o077) === 0;
  if (!fechada || uid !== conta.uid) {
    throw new Error(`A pasta ${pasta} não pertence ao Domínio. Remova-a e tente de novo.`);
  }
  return pasta;
}

/** Whether a server's socket is where the server says it is. */
export const temSocket = (dirSocket: string) => existsSync(join(dirSocket, NOME_DO_SOCKET));

/** Quotes a path for `unix_socket_directories`, a comma-separated list. */
const entreAspas = (caminho: string) => `"${caminho.replaceAll('"', '""')}"`;

/**
 * A quarter of the memory up to 512 MB: enough for a firm's frequently read rows, and leaves the
 * rest to others.
 */
function memoriaCompartilhada(): string {
  const memoria = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return `${Math.round(Math.min(Math.max(memoria / 4, 64 * 2 ** 20), 512 * 2 ** 20) / 2 ** 20)}MB`;
}

/** Settings of the server, passed on the command line, so that a new program brings its own. */
function ajustes({ dirSocket }: Instalacao): string[] {
  const valores: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: entreAspas(dirSocket),
    unix_socket_permissions: '0700',
    port: `${PORTA}`,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: '60',
    shared_buffers: memoriaCompartilhada(),
    // For solid-state disks; at the default of 4 the planner would avoid indexes.
    random_page_cost: '1.1',
    // Our queries are short: compiling them costs more than running them.
    jit: 'off',
    // The backend of a killed application stops working within this time, and frees its locks.
    client_connection_check_interval: '500ms',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Neither values nor statements reach the log: they hold people's data.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  return Object.entries(valores).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`]);
}

function abrirRegistro(caminho: string): number {
  if (existsSync(caminho) && statSync(caminho).size > MAIOR_REGISTRO) {
    renameSync(caminho, `${caminho}.1`);
  }
  return openSync(caminho, 'a', 0o600);
}

/**
 * Starts PostgreSQL in a session of its own, which neither the terminal's Ctrl+C nor the end of
 * this process reaches: an application killed at any point finds its server again.
 */
export function ligar(instalacao: Instalacao): Ligado {
  const { binarios, conta, dados, dirSocket, registro } = instalacao;
  liberarTrava(join(dados, 'postmaster.pid'), dados);
  liberarTrava(join(dirSocket, `${NOME_DO_SOCKET}.lock`), dados);
  const saida = abrirRegistro(registro);
  const inicio = statSync(registro).size;
  const [programa = '', ...argumentos] = [...conta.comando, binarios.postgres, '-D', dados];
  const processo = spawn(programa, [...argumentos, ...ajustes(instalacao)], {
    cwd: '/',
    detached: true,
    env: AMBIENTE,
    stdio: ['ignore', saida, saida],
  });
  closeSync(saida);
  processo.unref();
  const ligado: Ligado = { fim: null, interromper: () => processo.kill('SIGINT') };
  const encerrou = (motivo: string) => {
    // Processes of a killed server end within moments; another starter may have been just ahead of
    // us.
    const passageiro = /still in use|already exists/.test(motivo);
    ligado.fim ??= { motivo: motivo.trim(), passageiro };
  };
  processo.on('error', ({ message }) => encerrou(message));
  processo.on('exit', () =>
    encerrou(
      readFileSync(registro)
        .subarray(inicio, inicio + 4000)
        .toString(),
    ),
  );
  return ligado;
}

/** Stops the server of these data at once, losing nothing ("fast shutdown"), and waits for it. */
export async function desligar(dados: string, prazoEmMs: number): Promise<boolean> {
  const limite = Date.now() + prazoEmMs;
  const posto = postoVivo(dados);
  if (posto) process.kill(posto.pid, 'SIGINT');
  while (postoVivo(dados)) {
    if (Date.now() > limite) return false;
    await esperar(10);
  }
  return true;
}
