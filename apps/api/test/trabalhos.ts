import { setTimeout as esperar } from 'node:timers/promises';
import type { Banco } from '../src/platform/db.ts';

/** Long enough for a worker that sleeps to look again: what comes of a job may have no wake-up. */
const PRAZO_MS = 12_000;
const INTERVALO_MS = 50;

const CANAL = `'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24)`;

/** Queues one of the jobs by clock, as if its hour had come. */
export async function chegarAHora({ $client }: Banco, nome: string): Promise<void> {
  await $client.query(
    `with nova as (insert into jobs.job (name) values ($1) returning name)
     select pg_notify(${CANAL}, name) from nova`,
    [`hora/${nome}`],
  );
}

/**
 * Makes every job that waits for its time due now, and returns once nothing is left to do. The
 * workers are woken as pg-boss wakes them (`notifyChannelSql`), not left to look within five
 * seconds: that they look by themselves is the claim of `jobs.test.ts`.
 */
export async function adiantarTrabalhos({ $client }: Banco): Promise<void> {
  await $client.query(
    `with devidos as (
       update jobs.job set start_after = now() where state = 'created' and start_after > now()
       returning name)
     select pg_notify(${CANAL}, name)
       from (select distinct name from devidos) as nomes`,
  );
  const fim = performance.now() + PRAZO_MS;
  for (;;) {
    const { rows } = await $client.query(
      `select name, state from jobs.job where state in ('created', 'retry', 'active')`,
    );
    if (rows.length === 0) return;
    if (performance.now() > fim) {
      throw new Error(`Jobs left after ${PRAZO_MS} ms: ${JSON.stringify(rows)}`);
    }
    await esperar(INTERVALO_MS);
  }
}
