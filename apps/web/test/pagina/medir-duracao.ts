import type { Reporter, TestCase } from 'vitest/node';

/** The 95th percentile of the duration of page tests should be at most this, in milliseconds. */
const LIMITE_MS = 1_500;

const segundos = (ms: number) => `${(ms / 1_000).toFixed(1).replace('.', ',')} s`;

/** Prints the durations of page tests beside their limit; `npm test` shows the lines. */
export default class MedirDuracao implements Reporter {
  readonly #duracoes: number[] = [];

  onTestCaseResult(teste: TestCase): void {
    const duracao = teste.diagnostic()?.duration;
    if (duracao !== undefined) this.#duracoes.push(duracao);
  }

  onTestRunEnd(): void {
    const ordenadas = this.#duracoes.sort((a, b) => a - b);
    const p95 = ordenadas[Math.ceil(ordenadas.length * 0.95) - 1];
    if (p95 === undefined) return;
    process.stdout.write(
      `página, p95 do teste: ${segundos(p95)} (limite ${segundos(LIMITE_MS)})\n`,
    );
  }
}
