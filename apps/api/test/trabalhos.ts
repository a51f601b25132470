import { setTimeout as esperar } from 'node:timers/promises';
import type { Banco } from '../src/platform/db.ts';

/** Time for a sleeping worker to poll again, since a retried job wakes none. */
const PRAZO_MS = 12_000;
const INTERVALO_MS = 50;

const CANAL = `'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24)`;

/** Queues a scheduled job, as if its time had come. */
export async function chegarAHora({ $client }: Banco, nome: string): Promise<void> {
  await $client.query(
    `with nova as (insert into jobs.job (name) values ($1) returning name)
     select pg_notify(${CANAL}, name) from nova`,
    [`hora/${nome}`],
  );
}

/**
 * Makes every waiting job due now, and returns when none is left. The workers are woken as pg-boss
 * wakes them (`notifyChannelSql`), instead of waiting up to five seconds for their polling: that
 * they poll by themselves is the claim of `jobs.test.ts`.
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

/**
 * Runs every finished job of a queue again, as after a process that died before it said so.
 *
 * @throws where the queue has none: what is claimed of a repetition would be claimed of nothing.
 */
export async function repetirTrabalhos(banco: Banco, fila: string): Promise<void> {
  const { rowCount } = await banco.$client.query(
    `update jobs.job set state = 'created', completed_on = null where name = $1 and state = 'completed'`,
    [fila],
  );
  await banco.$client.query(`select pg_notify(${CANAL}, $1)`, [fila]);
  await adiantarTrabalhos(banco);
  if (!rowCount) throw new Error(`No job of ${fila} has finished.`);
}
