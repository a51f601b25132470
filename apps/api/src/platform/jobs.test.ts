import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BancoDeTeste } from '../../test/bancos.ts';
import { dentroDe } from '../../test/disputa.ts';
import { criarBancoDeTeste } from '../../test/postgres.ts';
import { adiantarTrabalhos, chegarAHora } from '../../test/trabalhos.ts';
import { abrirBanco, type Banco } from './db.ts';
import { criarJobs, type Jobs } from './jobs.ts';

declare module './eventos.ts' {
  interface Eventos {
    'permissoes.alteradas': { usuarioIds: readonly number[] };
  }
}

let bancoDeTeste: BancoDeTeste;
let banco: Banco;
const abertos: Jobs[] = [];
const linhasDeLog: Record<string, unknown>[] = [];
const log = pino({}, { write: (linha: string) => void linhasDeLog.push(JSON.parse(linha)) });

/** The queues of another process of the same installation. */
function outroProcesso({ politica = { repeticoes: 3, espera: 1 }, semHora = false } = {}): Jobs {
  const { conexao } = bancoDeTeste;
  const jobs = criarJobs({ conexao, banco, agora: () => new Date(), log, politica, semHora });
  abertos.push(jobs);
  return jobs;
}

beforeAll(async () => {
  bancoDeTeste = await criarBancoDeTeste();
  banco = abrirBanco(bancoDeTeste.conexao);
});
afterAll(async () => {
  await Promise.all(abertos.map((jobs) => jobs.parar()));
  await banco.$client.end();
  await bancoDeTeste.descartar();
});

const DADOS = { usuarioIds: [1] };

describe('the queues', () => {
  it('run a job only when the transaction that queued it commits', async () => {
    const jobs = outroProcesso();
    const vistos: number[][] = [];
    jobs.aoAcontecer('permissoes.alteradas', 'transacao', async ({ usuarioIds }) => {
      vistos.push([...usuarioIds]);
    });
    await jobs.iniciar();
    await banco
      .transaction(async (tx) => {
        await jobs.publicar(tx, 'permissoes.alteradas', { usuarioIds: [1] });
        throw new Error('desfeita');
      })
      .catch(() => undefined);
    await banco.transaction((tx) => jobs.publicar(tx, 'permissoes.alteradas', { usuarioIds: [2] }));
    await vi.waitFor(() => expect(vistos).toEqual([[2]]), { timeout: 3_000 });
    await jobs.parar();
  });

  it('start a job within a second of the commit, and all of a burst', async () => {
    const jobs = outroProcesso();
    const vistos: number[] = [];
    jobs.aoAcontecer('agendamento.excluido', 'rajada', async ({ id }) => {
      vistos.push(id);
    });
    await jobs.iniciar();
    // Time enough for a worker to wait for a notice, after the polling of its start.
    await esperar(1_500);
    const ids = Array.from({ length: 45 }, (_, i) => i);
    await banco.transaction(async (tx) => {
      for (const id of ids) {
        await jobs.publicar(tx, 'agendamento.excluido', { id, autorId: 1, versao: 1 });
      }
    });
    await dentroDe(1_000, (timeout) =>
      vi.waitFor(() => expect(vistos).toHaveLength(45), { timeout, interval: 10 }),
    );
    expect(vistos.sort((a, b) => a - b)).toEqual(ids);
    await jobs.parar();
  });

  // A retry and a last attempt wake no worker: both tests wait for its polling, so they wait
  // together.
  it.concurrent('retry the consumer that failed, without running the event’s other consumers again', async () => {
    const jobs = outroProcesso();
    const bons: number[] = [];
    let tentativas = 0;
    jobs.aoAcontecer('agendamento.criado', 'bom', async ({ id }) => {
      bons.push(id);
    });
    jobs.aoAcontecer('agendamento.criado', 'instavel', async () => {
      tentativas += 1;
      if (tentativas < 2) throw new Error('ainda não');
    });
    await jobs.iniciar();
    await jobs.publicar(banco, 'agendamento.criado', { id: 7, autorId: 1 });
    await vi.waitFor(() => expect(tentativas).toBe(2), { timeout: 12_000 });
    expect(bons).toEqual([7]);
    await jobs.parar();
  });

  it.concurrent('log an incident when a job has used up its attempts', async () => {
    const jobs = outroProcesso({ politica: { repeticoes: 0, espera: 1 } });
    jobs.aoAcontecer('agendamento.conflito', 'impossivel', async () => {
      await banco.execute(sql`select ${'segredo'}::int`);
    });
    await jobs.iniciar();
    await jobs.publicar(banco, 'agendamento.conflito', { id: 1, autorId: 1, conflitantes: [2] });
    const incidente = () => linhasDeLog.find((linha) => linha.incidente === true);
    await vi.waitFor(() => expect(incidente()).toBeDefined(), { timeout: 12_000 });
    expect(incidente()).toMatchObject({ fila: 'agendamento.conflito/impossivel' });
    expect(JSON.stringify(incidente())).not.toContain('params');
    await jobs.parar();
  });

  it('give each job to one of several processes', async () => {
    const vistos: { id: number; processo: number }[] = [];
    const processos = [0, 1, 2].map((processo) => {
      const jobs = outroProcesso();
      jobs.aoAcontecer('agendamento.reagendado', 'dividido', async ({ id }) => {
        vistos.push({ id, processo });
        await esperar(5);
      });
      return jobs;
    });
    await Promise.all(processos.map((jobs) => jobs.iniciar()));
    const ids = Array.from({ length: 60 }, (_, i) => i);
    for (const id of ids) {
      await processos[0]?.publicar(banco, 'agendamento.reagendado', { id, novoId: id, autorId: 1 });
    }
    await vi.waitFor(() => expect(vistos).toHaveLength(60), { timeout: 5_000 });
    expect(vistos.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
    expect(new Set(vistos.map(({ processo }) => processo)).size).toBeGreaterThan(1);
    await Promise.all(processos.map((jobs) => jobs.parar()));
  });

  it('stop only after the job in hand has finished', async () => {
    const jobs = outroProcesso();
    let estado = 'parado';
    jobs.aoAcontecer('agendamento.restaurado', 'demorado', async () => {
      estado = 'em curso';
      await esperar(700);
      estado = 'terminado';
    });
    await jobs.iniciar();
    await jobs.publicar(banco, 'agendamento.restaurado', { id: 1, autorId: 1, versao: 1 });
    await vi.waitFor(() => expect(estado).toBe('em curso'), { timeout: 3_000 });
    const inicio = performance.now();
    await jobs.parar();
    expect(estado).toBe('terminado');
    expect(performance.now() - inicio).toBeLessThan(5_000);
  });

  it('keep an event published before the start, and hand it over then', async () => {
    const jobs = outroProcesso();
    const vistos: unknown[] = [];
    jobs.aoAcontecer('senha.redefinicao_pedida', 'cedo', async (dados) => {
      vistos.push(dados);
    });
    await banco.transaction((tx) =>
      jobs.publicar(tx, 'senha.redefinicao_pedida', { usuarioId: 3 }),
    );
    expect(vistos).toEqual([]);
    await jobs.iniciar();
    await vi.waitFor(() => expect(vistos).toEqual([{ usuarioId: 3 }]), { timeout: 3_000 });
    await jobs.parar();
  });

  it('schedule a job once however many processes register it, in São Paulo’s time', async () => {
    const processos = [0, 1].map(() => {
      const jobs = outroProcesso();
      jobs.agendar('teste', '30 2 * * *', async () => undefined);
      return jobs;
    });
    await Promise.all(processos.map((jobs) => jobs.iniciar()));
    const { rows } = await banco.execute(
      sql`select cron, timezone from jobs.schedule where name = 'hora/teste'`,
    );
    expect(rows).toEqual([{ cron: '30 2 * * *', timezone: 'America/Sao_Paulo' }]);
    await Promise.all(processos.map((jobs) => jobs.parar()));
  });

  it('leave delayed and scheduled jobs to the test, where nothing runs by the clock', async () => {
    const jobs = outroProcesso({ semHora: true });
    const feitos: string[] = [];
    jobs.aoAcontecer('agendamento.restaurado', 'logo', async () => feitos.push('logo'));
    jobs.aoAcontecer('agendamento.restaurado', 'depois', async () => feitos.push('depois'), {
      aguardar: 0.1,
    });
    jobs.agendar('de-hora', '* * * * *', async () => feitos.push('de hora'));
    await jobs.iniciar();
    await jobs.publicar(banco, 'agendamento.restaurado', { id: 1, autorId: 1, versao: 1 });
    await vi.waitFor(() => expect(feitos).toEqual(['logo']), { timeout: 3_000 });
    await chegarAHora(banco, 'de-hora');
    await vi.waitFor(() => expect(feitos).toEqual(['logo', 'de hora']), { timeout: 3_000 });
    await adiantarTrabalhos(banco);
    expect(feitos).toEqual(['logo', 'de hora', 'depois']);
    await jobs.parar();
  });

  it('refuse a handler registered after the start, and two with one name', async () => {
    const jobs = outroProcesso();
    jobs.aoAcontecer('permissoes.alteradas', 'repetido', async () => DADOS);
    expect(() => jobs.aoAcontecer('permissoes.alteradas', 'repetido', async () => DADOS)).toThrow(
      'já tem tratador',
    );
    await jobs.iniciar();
    expect(() => jobs.agendar('tarde', '* * * * *', async () => undefined)).toThrow(
      'depois do início',
    );
    await jobs.parar();
  });
});
