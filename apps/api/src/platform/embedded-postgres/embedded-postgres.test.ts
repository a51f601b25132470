import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pastaDeTeste } from '../../../test/postgres.ts';
import { iniciarPostgresEmbutido, type PostgresEmbutido } from './embedded-postgres.ts';

const MODULO = new URL('./embedded-postgres.ts', import.meta.url).href;
const log = { info() {}, warn() {}, error() {} };

const dataDir = join(pastaDeTeste(), 'dados do escritório');
const filhos: ChildProcess[] = [];
const vivos = new Set<PostgresEmbutido>();

async function iniciar(pasta = dataDir): Promise<PostgresEmbutido> {
  const postgres = await iniciarPostgresEmbutido({ dataDir: pasta, log });
  vivos.add(postgres);
  return postgres;
}

/** Runs the supervisor in another process, which a test may kill, and waits until it serves. */
async function iniciarEmOutroProcesso(pasta = dataDir): Promise<ChildProcess> {
  const programa = `
    import { iniciarPostgresEmbutido } from ${JSON.stringify(MODULO)};
    const log = { info() {}, warn() {}, error() {} };
    const { conexao } = await iniciarPostgresEmbutido({ dataDir: ${JSON.stringify(pasta)}, log });
    process.send(conexao);`;
  const filho = spawn(process.execPath, ['--input-type=module', '-e', programa], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  filhos.push(filho);
  await once(filho, 'message');
  return filho;
}

async function consultar<T extends pg.QueryResultRow>(
  { conexao }: PostgresEmbutido,
  sql: string,
): Promise<T[]> {
  const cliente = new pg.Client(conexao);
  await cliente.connect();
  try {
    return (await cliente.query<T>(sql)).rows;
  } finally {
    await cliente.end();
  }
}

/** Never 0, which to `process.kill` means the tests' own processes. */
function pidDoServidor(pasta = dataDir): number {
  const [linha] = readFileSync(join(pasta, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const pid = Number(linha);
  if (!(pid > 1)) throw new Error(`postmaster.pid: ${linha}`);
  return pid;
}

async function matar(filho: ChildProcess): Promise<void> {
  filho.kill('SIGKILL');
  await once(filho, 'exit');
}

afterAll(async () => {
  for (const filho of filhos) filho.kill('SIGKILL');
  await Promise.all([...vivos].map((postgres) => postgres.parar()));
});

describe('the embedded PostgreSQL', () => {
  it('starts on an empty directory, with durable writes, on a socket that only its owner reaches', async () => {
    const postgres = await iniciar();
    expect(postgres.adotado).toBe(false);
    const ajustes = await consultar<{ name: string; setting: string }>(
      postgres,
      `select name, setting from pg_settings where name in
        ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding')`,
    );
    expect(Object.fromEntries(ajustes.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
    });
    expect(statSync(join(dataDir, 'postgres.senha')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    await postgres.parar();
  });

  it('closes a data directory that others of the machine could read', async () => {
    const permissoes = () => statSync(dataDir).mode & 0o777;
    const fechada = permissoes();
    expect(fechada & 0o066).toBe(0);
    chmodSync(dataDir, 0o777);
    const postgres = await iniciar();
    expect(permissoes()).toBe(fechada);
    expect(await consultar(postgres, 'select 1 as um')).toEqual([{ um: 1 }]);
    await postgres.parar();
  });

  it('gives the application a role that owns its database and has no power over the server', async () => {
    const postgres = await iniciar();
    const [papel] = await consultar(
      postgres,
      `select rolname, rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`,
    );
    expect(papel).toEqual({
      rolname: 'dominio',
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
    });
    await consultar(postgres, 'create extension btree_gist');
    await expect(consultar(postgres, `copy (select 1) to program 'cat'`)).rejects.toMatchObject({
      code: '42501',
    });
    await postgres.parar();
  });

  it('asks for the password on the socket', async () => {
    const { conexao, parar } = await iniciar();
    const cliente = new pg.Client({ ...conexao, password: 'errada' });
    await expect(cliente.connect()).rejects.toMatchObject({ code: '28P01' });
    await parar();
  });

  it('keeps the data over a stop and a start', async () => {
    const antes = await iniciar();
    await consultar(antes, `create table guardado as select 'fica' as valor`);
    await antes.parar();
    const depois = await iniciar();
    expect(depois.adotado).toBe(false);
    expect(await consultar(depois, 'select valor from guardado')).toEqual([{ valor: 'fica' }]);
    await depois.parar();
  });

  it('adopts the living server of an application that was killed', async () => {
    const dono = await iniciarEmOutroProcesso();
    const pid = pidDoServidor();
    await matar(dono);
    const postgres = await iniciar();
    expect(postgres.adotado).toBe(true);
    expect(pidDoServidor()).toBe(pid);
    await postgres.parar();
    expect(() => pidDoServidor()).toThrow('ENOENT');
  });

  it('recovers at once when application and server were killed together', async () => {
    const dono = await iniciarEmOutroProcesso();
    process.kill(pidDoServidor(), 'SIGKILL');
    await matar(dono);
    const inicio = performance.now();
    const postgres = await iniciar();
    expect(performance.now() - inicio).toBeLessThan(10_000);
    expect(await consultar(postgres, 'select valor from guardado')).toEqual([{ valor: 'fica' }]);
    await postgres.parar();
  });

  it('starts despite the lock files of a dead server whose process id another program has now', async () => {
    const dono = await iniciarEmOutroProcesso();
    const arquivos = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((nome) =>
      join(dataDir, 'postgres', nome),
    );
    const conteudos = arquivos.map((arquivo) => readFileSync(arquivo, 'utf8'));
    process.kill(pidDoServidor(), 'SIGKILL');
    await matar(dono);
    const estranho = spawn('sleep', ['60'], { stdio: 'ignore' });
    filhos.push(estranho);
    for (const [indice, arquivo] of arquivos.entries()) {
      writeFileSync(arquivo, conteudos[indice]?.replace(/^\d+/, `${estranho.pid}`) ?? '');
    }
    const postgres = await iniciar();
    expect(postgres.adotado).toBe(false);
    await postgres.parar();
    await matar(estranho);
  });

  it('refuses a second application on the same data, and names the process that has them', async () => {
    const dono = await iniciarEmOutroProcesso();
    const segunda = iniciarPostgresEmbutido({ dataDir, log });
    await expect(segunda).rejects.toThrow(
      `Outro Domínio (processo ${dono.pid}) já usa os dados em ${dataDir}`,
    );
    expect(dono.exitCode).toBeNull();
    await matar(dono);
    await (await iniciar()).parar();
  });

  it('restarts the server when it dies under a running application', async () => {
    const postgres = await iniciar();
    const pid = pidDoServidor();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => consultar(postgres, 'select valor from guardado').catch(() => null), {
        timeout: 10_000,
      })
      .toEqual([{ valor: 'fica' }]);
    expect(pidDoServidor()).not.toBe(pid);
    await postgres.parar();
  });

  it('makes a data directory anew whose initialisation was interrupted', async () => {
    const pasta = pastaDeTeste();
    const morto = spawn('true');
    await once(morto, 'exit');
    const inacabada = join(pasta, `postgres.novo-${morto.pid}`, 'dados');
    mkdirSync(inacabada, { recursive: true });
    writeFileSync(join(inacabada, 'PG_VERSION'), '18\n');
    const postgres = await iniciar(pasta);
    expect(await consultar(postgres, 'select 1 as um')).toEqual([{ um: 1 }]);
    expect(() => statSync(inacabada)).toThrow('ENOENT');
    await postgres.parar();
  });

  it('does not go on when the stop comes while its database is made', {
    timeout: 60_000,
  }, async () => {
    const pasta = pastaDeTeste();
    const parada = new AbortController();
    // The last look before the database is made: the stop comes just after it.
    vi.spyOn(parada.signal, 'throwIfAborted').mockImplementationOnce(() => parada.abort());
    const inicio = iniciarPostgresEmbutido({ dataDir: pasta, log, sinal: parada.signal });
    await expect(inicio).rejects.toMatchObject({ name: 'AbortError' });
    expect(() => pidDoServidor(pasta)).toThrow('ENOENT');
  });

  it('does not touch a directory that holds something else', async () => {
    const pasta = pastaDeTeste();
    mkdirSync(join(pasta, 'postgres'));
    writeFileSync(join(pasta, 'postgres', 'planilha.ods'), '');
    await expect(iniciar(pasta)).rejects.toThrow('não está vazia nem contém um banco de dados');
  });

  it('serves from a path longer than a socket path may be', async () => {
    const pasta = join(pastaDeTeste(), 'x'.repeat(100));
    const postgres = await iniciar(pasta);
    expect(postgres.conexao.host).not.toContain(pasta);
    expect(await consultar(postgres, 'select 1 as um')).toEqual([{ um: 1 }]);
    await postgres.parar();
    rmSync(postgres.conexao.host ?? '', { recursive: true });
  });
});
