import { expect } from 'vitest';

/** Processor time of what is measured, in microseconds. */
const TRABALHO = 200_000;

/**
 * How many times longer work takes at the moment because other programs want the processors too: the
 * time that a fixed amount of work took over its processor time; 1 where nothing else runs. A time
 * divided by it is held to its deadline as strictly on a busy machine as on an idle one. Ask while
 * nothing of the product runs, so that it knows the machine alone.
 */
export function disputaPelosProcessadores(): number {
  const inicio = performance.now();
  const antes = process.threadCpuUsage();
  let gasto: NodeJS.CpuUsage;
  do gasto = process.threadCpuUsage(antes);
  while (gasto.user + gasto.system < TRABALHO);
  return Math.max(1, ((performance.now() - inicio) * 1_000) / (gasto.user + gasto.system));
}

/** How much longer than its deadline something is waited for, to learn how late it comes. */
const FOLGA_MS = 9_000;

/**
 * Does what has a deadline, which is a claim about the product on an idle machine: what comes later is
 * held to the deadline divided among whoever wants the processors.
 *
 * @param fazer waits at most as long as it is told.
 */
export async function dentroDe<T>(
  prazoMs: number,
  fazer: (timeout: number) => Promise<T>,
): Promise<T> {
  const inicio = performance.now();
  const feito = await fazer(prazoMs + FOLGA_MS);
  const demora = performance.now() - inicio;
  if (demora > prazoMs) expect(demora / disputaPelosProcessadores()).toBeLessThanOrEqual(prazoMs);
  return feito;
}
