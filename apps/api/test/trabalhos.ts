import { expect, vi } from 'vitest';
import type { Banco } from '../src/platform/db.ts';

/** Long enough for a worker that sleeps to look again: what comes of a job may have no wake-up. */
const ESPERA = { timeout: 12_000, interval: 50 };

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
     select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name)
       from (select distinct name from devidos) as nomes`,
  );
  await vi.waitFor(async () => {
    const { rows } = await $client.query(
      `select name, state from jobs.job where state in ('created', 'retry', 'active')`,
    );
    expect(rows).toEqual([]);
  }, ESPERA);
}
