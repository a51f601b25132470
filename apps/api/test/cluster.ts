import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { criarPadrao } from '../src/modules/grupos/padrao.repository.ts';
import { abrirBanco, type Banco, migrar } from '../src/platform/db.ts';
import { binariosEm, localizarBinarios } from '../src/platform/embedded-postgres/binarios.ts';
import { escolherConta, exigirAcesso } from '../src/platform/embedded-postgres/conta.ts';
import { initdb, SUPERUSUARIO } from '../src/platform/embedded-postgres/dados.ts';
import { AMBIENTE } from '../src/platform/embedded-postgres/processo.ts';
import { criarJobs } from '../src/platform/jobs.ts';
import { criarLog } from '../src/platform/log.ts';
import { porRelogioNoBanco } from './relogio-do-banco.ts';

/** The server of the tests' databases. `dono` owns each; `admin` creates and drops them. */
export interface ServidorDeTeste {
  readonly admin: ConexaoDeTeste;
  readonly dono: ConexaoDeTeste;
  /** The empty, migrated database. */
  readonly modelo: string;
  /** As `modelo`, after one start: with the initial groups and the schema of the queues. */
  readonly iniciado: string;
  /** Folder of the run, deleted with it, for files that tests write. */
  readonly pasta: string;
}

type ConexaoDeTeste = Required<Pick<pg.PoolConfig, 'host' | 'port' | 'user' | 'password'>>;

const MEMORIA = '/dev/shm';
const ESPACO_NECESSARIO = 1024 ** 3;

/** A folder in memory if there is room, so that no test waits for a disk. */
function pastaRapida(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORIA);
    if (bavail * bsize > ESPACO_NECESSARIO) return mkdtempSync(join(MEMORIA, 'dominio-teste-'));
  } catch {
    // No such folder on this system.
  }
  return mkdtempSync(join(tmpdir(), 'dominio-teste-'));
}

const registroEm = (pasta: string) => join(pasta, 'postgres.log');

/**
 * Runs the server until its standard input ends, then stops it and deletes its data. The input ends
 * with this process, however that dies, so a killed run leaves nothing.
 */
const ATE_O_FIM_DA_ENTRADA = `pasta=$1; shift
"$@" & servidor=$!
read -r _
kill -INT $servidor; wait $servidor; rm -rf "$pasta"`;

/** Not needed: these data end with the run, and the supervisor's own test checks durability. */
const SEM_DURABILIDADE = ['fsync', 'full_page_writes', 'synchronous_commit'].flatMap((ajuste) => [
  '-c',
  `${ajuste}=off`,
]);

export interface Ligado {
  readonly servidor: ServidorDeTeste;
  readonly desligar: () => Promise<void>;
}

async function ligarCluster(pasta: string): Promise<Ligado> {
  const dados = join(pasta, 'dados');
  const { POSTGRES_BIN_TESTE } = process.env;
  const binarios = POSTGRES_BIN_TESTE ? binariosEm(POSTGRES_BIN_TESTE, '') : localizarBinarios();
  const conta = escolherConta(dados);
  mkdirSync(dados, { mode: 0o700 });
  chownSync(dados, conta.uid, conta.gid);
  exigirAcesso(conta, pasta, binarios.postgres);
  await initdb(
    { binarios, conta },
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
    '--no-instructions',
    `--pgdata=${dados}`,
    `--username=${SUPERUSUARIO}`,
  );
  const processo = spawn(
    'sh',
    [
      ...['-c', ATE_O_FIM_DA_ENTRADA, 'sh', pasta],
      ...[...conta.comando, binarios.postgres, '-D', dados, ...SEM_DURABILIDADE],
      ...['-c', 'listen_addresses=', '-c', `unix_socket_directories=${dados}`],
    ],
    { detached: true, env: AMBIENTE, stdio: ['pipe', 'ignore', openSync(registroEm(pasta), 'a')] },
  );
  const admin = { host: dados, port: 5432, user: SUPERUSUARIO, password: '' };
  return {
    servidor: {
      admin,
      dono: { ...admin, user: 'dominio' },
      modelo: 'dominio_modelo',
      iniciado: 'dominio_iniciado',
      pasta,
    },
    desligar: async () => {
      processo.stdin?.end();
      await once(processo, 'exit');
    },
  };
}

/** An external server, as `postgresql://user:password@host:port/`; the user must be able to create databases. */
function servidorExterno(endereco: string, pasta: string): Ligado {
  const url = new URL(endereco);
  const conexao = {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
  const modelo = `dominio_modelo_${process.pid}`;
  const iniciado = `dominio_iniciado_${process.pid}`;
  return {
    servidor: { admin: conexao, dono: conexao, modelo, iniciado, pasta },
    desligar: async () => {
      const cliente = await conectarQuandoPronto(conexao);
      await cliente.query(`drop database ${modelo} with (force)`);
      await cliente.query(`drop database ${iniciado} with (force)`);
      await cliente.end();
      rmSync(pasta, { recursive: true });
    },
  };
}

async function conectarQuandoPronto(conexao: ConexaoDeTeste): Promise<pg.Client> {
  for (let tentativa = 0; ; tentativa++) {
    const cliente = new pg.Client({ ...conexao, database: 'postgres' });
    try {
      await cliente.connect();
      return cliente;
    } catch (erro) {
      if (tentativa === 500) throw erro;
      await esperar(20);
    }
  }
}

/** What every application under test would otherwise write first into its database. */
export async function iniciarUmaVez(
  conexao: pg.PoolConfig,
  semear: (banco: Banco) => Promise<unknown> = criarPadrao,
): Promise<void> {
  const banco = abrirBanco(conexao, { max: 1 });
  await semear(banco);
  const jobs = criarJobs({ conexao, banco, agora: () => new Date(), log: criarLog('silent') });
  await jobs.iniciar();
  await jobs.parar();
  await banco.$client.end();
}

async function pararRelogio(conexao: pg.PoolConfig, instante: Date): Promise<void> {
  const cliente = new pg.Client(conexao);
  await cliente.connect();
  await porRelogioNoBanco(cliente, instante).finally(() => cliente.end());
}

async function prepararModelos(servidor: ServidorDeTeste, instante?: Date): Promise<void> {
  const { admin, dono, modelo, iniciado } = servidor;
  const cliente = await conectarQuandoPronto(admin);
  const nome = pg.escapeIdentifier;
  try {
    if (dono.user !== admin.user) await cliente.query(`create role ${nome(dono.user)} login`);
    await cliente.query(`create database ${nome(modelo)} owner ${nome(dono.user)}`);
    await migrar({ ...dono, database: modelo });
    await cliente.query(
      `create database ${nome(iniciado)} template ${nome(modelo)} owner ${nome(dono.user)}`,
    );
    if (instante) await pararRelogio({ ...dono, database: iniciado }, instante);
    await iniciarUmaVez({ ...dono, database: iniciado });
  } finally {
    await cliente.end();
  }
}

/**
 * Starts one server and its two model databases for a whole run of any test runner. It stops with
 * `desligar`, or with this process.
 *
 * @param instante where the clock of `iniciado` stands still; without it, the machine's clock is
 *   used.
 */
export async function ligarServidorDeTeste(instante?: Date): Promise<Ligado> {
  const pasta = pastaRapida();
  // Others may pass through: the server may run under another account.
  chmodSync(pasta, 0o711);
  const externo = process.env.DATABASE_URL_TESTE;
  try {
    const ligado = externo ? servidorExterno(externo, pasta) : await ligarCluster(pasta);
    await prepararModelos(ligado.servidor, instante);
    return ligado;
  } catch (causa) {
    const registro = registroEm(pasta);
    const oQueDisse = existsSync(registro) ? readFileSync(registro, 'utf8') : '';
    rmSync(pasta, { recursive: true, force: true });
    // First why: what the server said is long, and says nothing of a migration that is missing.
    const porque = causa instanceof Error ? causa.message : String(causa);
    throw new Error(`No test server: ${porque}\n${oQueDisse}`, { cause: causa });
  }
}
