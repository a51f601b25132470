import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { conexaoViva } from '../src/platform/embedded-postgres/conexao.ts';
import { dentroDe } from './disputa.ts';
import { abrirLeitor } from './leitor-sse.ts';
import { pastaDeTeste } from './postgres.ts';
import { iniciarProcesso, lancarServidor, type Processo } from './processo.ts';
import { entrarNoServidor, escrever, PESSOA, titulosGravados, umaReserva } from './queda.apoio.ts';

/** Each costs two seconds; seguranca.md's twenty are run by `PARADAS=20`. */
const PARADAS = Number(process.env.PARADAS ?? 8);
const ESCRITORES = 3;
const PRAZO_MS = 10_000;
const DATA_DIR = pastaDeTeste();
const ambiente = { DATA_DIR, PUBLIC_URL: 'https://dominio.exemplo' };

const filhos: ChildProcess[] = [];
const agente = new Agent({ keepAlive: true });
afterAll(async () => {
  agente.destroy();
  for (const filho of filhos) {
    if (filho.exitCode !== null || filho.signalCode !== null) continue;
    filho.kill('SIGTERM');
    await once(filho, 'exit');
  }
});

async function partir(): Promise<Processo> {
  const processo = await iniciarProcesso(ambiente);
  filhos.push(processo.filho);
  return processo;
}

/** The programs that run on a data directory: PostgreSQL's. */
const programasEm = (pasta: string) =>
  readdirSync('/proc')
    .filter((nome) => /^\d+$/.test(nome))
    .map((pid) => {
      try {
        const linha = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return { pid: Number(pid), linha };
      } catch {
        return { pid: Number(pid), linha: '' };
      }
    })
    .filter(({ linha }) => linha.includes(pasta));

/** Tells a server to stop, and claims that it does so in order and in time, leaving no PostgreSQL. */
async function parar(filho: ChildProcess, pasta = DATA_DIR): Promise<void> {
  const fim = once(filho, 'exit');
  filho.kill('SIGTERM');
  const [codigo] = await dentroDe(PRAZO_MS, () => fim);
  expect(codigo).toBe(0);
  await expect.poll(() => programasEm(pasta), { timeout: 10_000 }).toEqual([]);
}

/** Keeps every read of the agenda waiting; answers how to let them go on. */
async function segurarAgenda(): Promise<() => Promise<unknown>> {
  const cliente = new pg.Client(conexaoViva(DATA_DIR) ?? {});
  cliente.on('error', () => undefined);
  await cliente.connect();
  await cliente.query('begin; lock table agendamentos in access exclusive mode');
  return () => cliente.end();
}

/** A read of the agenda on a connection that is kept, once the database holds it up. */
async function pedirAgenda({ endereco }: Processo, token: string) {
  const resposta = new Promise<IncomingMessage>((resolver, recusar) => {
    const headers = { authorization: `Bearer ${token}` };
    get(`${endereco}/api/agendamentos`, { agent: agente, headers }, resolver).on('error', recusar);
  });
  resposta.catch(() => undefined);
  const cliente = new pg.Client(conexaoViva(DATA_DIR) ?? {});
  await cliente.connect();
  await expect
    .poll(async () => (await cliente.query('select 1 from pg_locks where not granted')).rowCount, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  await cliente.end();
  return { resposta };
}

/** A booking of which half has been sent. */
function comecarReserva({ endereco }: Processo, token: string, titulo: string) {
  const corpo = umaReserva(titulo);
  const { hostname, port } = new URL(endereco);
  const socket = connect(Number(port), hostname);
  let texto = '';
  socket
    .on('error', () => undefined)
    .on('data', (pedaco) => {
      texto += pedaco;
    });
  socket.write(
    [
      'POST /api/agendamentos HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(corpo)}`,
      `\r\n${corpo.slice(0, 9)}`,
    ].join('\r\n'),
  );
  const fechada = once(socket, 'close');
  return {
    concluir: () => socket.write(corpo.slice(9)),
    /** What was answered by the time the server closed the connection. */
    async resposta() {
      await fechada;
      return texto;
    },
  };
}

const fluxoDe = ({ endereco }: Processo, token: string) =>
  abrirLeitor(`${endereco}/api/notifications/sse/${PESSOA.id}?token=${token}`);

test('the banner names the address to open, and the one it serves at', async () => {
  const processo = await partir();
  const porta = new URL(processo.endereco).port;
  expect(processo.saida()).toContain(
    `Domínio pronto em https://dominio.exemplo (atende em http://localhost:${porta})\n`,
  );
  await parar(processo.filho);
}, 120_000);

test('SIGTERM waits for the request under way, whose answer closes its kept connection', async () => {
  const processo = await partir();
  const token = await entrarNoServidor(processo.endereco);
  const soltar = await segurarAgenda();
  const { resposta } = await pedirAgenda(processo, token);
  const leitor = await fluxoDe(processo, token);
  const parada = parar(processo.filho);
  await leitor.esperarFim();
  expect(leitor.eventos().at(-1)?.mensagem).toMatchObject({ action: 'reconnect' });
  await soltar();
  const { statusCode, headers } = await resposta;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await parada;
}, 120_000);

test('a request that hangs, a body that never ends and a second SIGTERM hold no stop up', async () => {
  const processo = await partir();
  const token = await entrarNoServidor(processo.endereco);
  await segurarAgenda();
  const { resposta } = await pedirAgenda(processo, token);
  const reserva = comecarReserva(processo, token, 'nunca inteira');
  const leitor = await fluxoDe(processo, token);
  const parada = parar(processo.filho);
  await leitor.esperarFim();
  processo.filho.kill('SIGTERM');
  await parada;
  await expect(resposta).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await reserva.resposta()).toBe('');
}, 120_000);

test.each([
  ['makes its database', (pasta: string) => existsSync(join(pasta, 'postgres.senha'))],
  ['starts PostgreSQL', (pasta: string) => existsSync(join(pasta, 'postgres', 'postmaster.pid'))],
  ['fills the database', (pasta: string) => conexaoViva(pasta) !== null],
])(
  'SIGTERM while the first start %s ends it with code 0',
  async (_caso, chegou) => {
    const pasta = pastaDeTeste();
    const filho = lancarServidor({ DATA_DIR: pasta });
    filhos.push(filho);
    await expect.poll(() => chegou(pasta), { timeout: 90_000, interval: 1 }).toBe(true);
    await parar(filho, pasta);
  },
  120_000,
);

test('what fails while a stop interrupts the start is said, and ends it with code 1', async () => {
  const pasta = pastaDeTeste();
  const filho = lancarServidor({ DATA_DIR: pasta });
  filhos.push(filho);
  let texto = '';
  filho.stderr.on('data', (pedaco) => {
    texto += pedaco;
  });
  const initdb = await vi.waitUntil(
    () => programasEm(pasta).find(({ linha }) => linha.includes('initdb')),
    { timeout: 90_000, interval: 1 },
  );
  process.kill(initdb.pid, 'SIGSTOP');
  const fim = once(filho, 'close');
  filho.kill('SIGTERM');
  process.kill(initdb.pid, 'SIGKILL');
  expect((await fim)[0]).toBe(1);
  expect(texto).toContain('Não foi possível criar o banco de dados');
}, 120_000);

test(`${PARADAS} stops under load answer what has begun to arrive and lose no answered booking`, async () => {
  const aceitos: string[] = [];
  let processo = await partir();
  const token = await entrarNoServidor(processo.endereco);
  for (let parada = 0; parada < PARADAS; parada++) {
    const { endereco } = processo;
    const prefixo = `parada-${parada}`;
    const escritores = Array.from({ length: ESCRITORES }, (_, i) =>
      escrever(endereco, token, `${prefixo}-${i}`, aceitos),
    );
    const leitor = await fluxoDe(processo, token);
    const reserva = comecarReserva(processo, token, `${prefixo}-corpo`);
    const antes = aceitos.length;
    await expect
      .poll(() => aceitos.length, { timeout: 30_000, interval: 1 })
      .toBeGreaterThan(antes + 1);
    const fim = parar(processo.filho);
    await leitor.esperarFim();
    reserva.concluir();
    expect(await reserva.resposta()).toMatch(/^HTTP\/1.1 201 .*\r\nconnection: close\r\n/is);
    aceitos.push(`${prefixo}-corpo`);
    await fim;
    await Promise.all(escritores);
    processo = await partir();
  }
  const gravados = await titulosGravados(processo.endereco, token, 'parada-');
  expect(new Set(gravados).size, 'nothing stands twice').toBe(gravados.length);
  const presentes = new Set(gravados);
  expect(aceitos.filter((titulo) => !presentes.has(titulo))).toEqual([]);
  await parar(processo.filho);
}, 900_000);
