import { expect, vi } from 'vitest';
import type { Banco } from '../src/platform/db.ts';

/** Long enough for a worker that sleeps to look again: a job that became due has no wake-up. */
const ESPERA = { timeout: 12_000, interval: 50 };

/** Makes every job that waits for its time due now, and returns once nothing is left to do. */
export async function adiantarTrabalhos({ $client }: Banco): Promise<void> {
  await $client.query(
    `update jobs.job set start_after = now() where state = 'created' and start_after > now()`,
  );
  await vi.waitFor(async () => {
    const { rows } = await $client.query(
      `select name, state from jobs.job where state in ('created', 'retry', 'active')`,
    );
    expect(rows).toEqual([]);
  }, ESPERA);
}
