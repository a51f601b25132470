import { setTimeout } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Banco } from '../src/platform/db.ts';

interface Corrida<T> {
  /** Locks that the other transaction takes before the call. */
  readonly segura: (outra: PoolClient) => Promise<unknown>;
  readonly chamada: () => Promise<T>;
  /** What the other transaction does, before it commits, once the call waits for it. */
  readonly depois: (outra: PoolClient) => Promise<unknown>;
}

/** Waits until so many statements wait for a lock in this database. */
export async function esperarNaFila({ $client }: Banco, quantos = 1): Promise<void> {
  for (let vez = 0; vez < 500; vez += 1) {
    const { rowCount } = await $client.query(`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if ((rowCount ?? 0) >= quantos) return;
    await setTimeout(20);
  }
  throw new Error('a chamada não esperou pela outra transação');
}

/**
 * Makes a call meet another transaction half-way, always at the same point. If the two take their
 * locks in opposite orders, `depois` fails with a deadlock.
 */
export async function cruzar<T>(banco: Banco, { segura, chamada, depois }: Corrida<T>): Promise<T> {
  const outra = await banco.$client.connect();
  let resposta: Promise<T> | undefined;
  try {
    await outra.query('begin');
    await segura(outra);
    resposta = chamada();
    await esperarNaFila(banco);
    await depois(outra);
    await outra.query('commit');
    return await resposta;
  } catch (erro) {
    await outra.query('rollback');
    await resposta?.catch(() => undefined);
    throw erro;
  } finally {
    outra.release();
  }
}
