import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const MODULO = new URL('./log.ts', import.meta.url).href;

/** What a process that logs to standard output leaves there. */
const registrarE = (fim: string) =>
  spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { criarLog, saidaEmPedacos } from '${MODULO}';
     const log = criarLog('info', saidaEmPedacos());
     log.info('a última linha');
     ${fim}`,
  ]).stdout.toString();

describe('what is logged in pieces', () => {
  it.each([
    ['by itself', ''],
    ['when it is told to', 'process.exit(0);'],
    ['by an error that nobody catches', "throw new Error('sem saída');"],
  ])('is all there when the process ends %s', (_como, fim) => {
    expect(registrarE(fim)).toContain('"msg":"a última linha"');
  });

  it('is there soon while the process goes on', () => {
    const depois = "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000);";
    expect(registrarE(depois)).toContain('"msg":"a última linha"');
  });
});
