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
