import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { conexaoViva } from '../src/platform/embedded-postgres/conexao.ts';
import { disputaPelosProcessadores } from './disputa.ts';
import { pastaDeTeste } from './postgres.ts';
import { iniciarProcesso, type Processo } from './processo.ts';
import { COLEGA, entrarNoServidor, escrever, titulosGravados } from './queda.apoio.ts';

const QUEDAS = 20;
const ESCRITORES = 4;
const ambiente = { DATA_DIR: pastaDeTeste() };

let processo: Processo | undefined;
afterAll(async () => {
  await processo?.encerrar('SIGTERM');
});

/**
 * Starts the server on the data that stand.
 *
 * @returns how long it took, in milliseconds of a machine that does nothing else.
 */
async function partir(): Promise<number> {
  const antes = disputaPelosProcessadores();
  processo = await iniciarProcesso(ambiente);
  return processo.prontoEmMs / Math.max(antes, disputaPelosProcessadores());
}

/** How often the colleague was told of the bookings, and of how many. */
async function avisos() {
  const cliente = new pg.Client(conexaoViva(ambiente.DATA_DIR) ?? {});
  await cliente.connect();
  try {
    const { rows } = await cliente.query<{ vezes: number; reservas: number }>(
      `select coalesce(sum(n.contagem), 0)::int as vezes,
          count(distinct n.agendamento_id)::int as reservas
        from notificacoes n join agendamentos a on a.id = n.agendamento_id
        where n.usuario_id = $1 and n.tipo_evento = 'agendamento_criado' and a.titulo like 'queda-%'`,
      [COLEGA.id],
    );
    return rows[0];
  } finally {
    await cliente.end();
  }
}

test(`${QUEDAS} kills during writes lose no answered booking, write none twice and tell of each once; each start serves within 10 s`, {
  timeout: 600_000,
}, async () => {
  const aceitos: string[] = [];
  const partidas: number[] = [];
  processo = await iniciarProcesso(ambiente);
  const token = await entrarNoServidor(processo.endereco);
  for (let queda = 0; queda < QUEDAS; queda++) {
    const { endereco } = processo;
    const escritores = Array.from({ length: ESCRITORES }, (_, i) =>
      escrever(endereco, token, `queda-${queda}-${i}`, aceitos),
    );
    // In the midst of writes, each time a little later after an answer, however slow the machine.
    const antes = aceitos.length;
    await expect
      .poll(() => aceitos.length, { timeout: 30_000, interval: 1 })
      .toBeGreaterThan(antes + 1);
    await esperar(20 * queda);
    await processo.encerrar('SIGKILL');
    await Promise.all(escritores);
    partidas.push(await partir());
  }
  const gravados = await titulosGravados(processo.endereco, token, 'queda-');
  expect(aceitos.length).toBeGreaterThan(QUEDAS);
  expect(new Set(gravados).size, 'nothing stands twice').toBe(gravados.length);
  const presentes = new Set(gravados);
  expect(aceitos.filter((titulo) => !presentes.has(titulo))).toEqual([]);
  expect(Math.max(...partidas)).toBeLessThan(10_000);
  await expect
    .poll(avisos, { timeout: 180_000, interval: 1_000 })
    .toEqual({ vezes: gravados.length, reservas: gravados.length });
  process.stdout.write(
    `${aceitos.length} agendamentos aceitos em ${QUEDAS} quedas; partida mais lenta: ${Math.round(Math.max(...partidas))} ms\n`,
  );
});

test('SIGTERM ends the server with code 0 within 10 s, and the next start serves within 5 s', {
  timeout: 60_000,
}, async () => {
  const inicio = performance.now();
  expect(await processo?.encerrar('SIGTERM')).toBe(0);
  expect(performance.now() - inicio).toBeLessThan(10_000);
  expect(await partir()).toBeLessThan(5_000);
  const saude = await fetch(`${processo?.endereco}/health`);
  expect([saude.status, await saude.json()]).toEqual([200, { status: 'ok' }]);
});

test('a second instance on the same data refuses to start and says why', async () => {
  await expect(iniciarProcesso(ambiente)).rejects.toThrow(/Outro Domínio .* já usa os dados/);
}, 60_000);
