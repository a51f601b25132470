import { createServer } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { type Firma, iniciarProcesso, type Processo } from '../../api/test/jornadas.ts';
import { Vigia } from './vigia.apoio.ts';

/** Below the range from which the system hands out ports by itself. */
const PRIMEIRA_PORTA = 20_000;
const PORTAS = 12_000;

const livre = (porta: number): Promise<boolean> =>
  new Promise((resolver) => {
    const servidor = createServer()
      .once('error', () => resolver(false))
      .listen(porta, '127.0.0.1', () => servidor.close(() => resolver(true)));
  });

/** A free port for this worker; workers begin their search at different ports. */
async function portaLivre(): Promise<number> {
  let porta = PRIMEIRA_PORTA + (process.pid % PORTAS);
  while (!(await livre(porta))) porta += 1;
  return porta;
}

/** The database server that `preparar.ts` started, as it described it to the workers. */
const lerServidor = () => JSON.parse(process.env.SERVIDOR_DAS_JORNADAS ?? '');

interface DoTeste {
  /**
   * Fills the database with the demonstration firm and keeps the machine's clock, instead of an
   * empty database and a clock that stands still: for `npm run vistoria`.
   */
  comDemonstracao: boolean;
  /** The application of this test. */
  firma: Firma;
  vigia: Vigia;
}

interface DoTrabalhador {
  porta: number;
  /** Environment variables of this worker's applications, besides those that all of them get. */
  ambiente: Record<string, string>;
  processo: Processo;
}

/**
 * Gives every worker a process and a port, and every test an application and a database (ADR 0016).
 */
export const test = base.extend<DoTeste, DoTrabalhador>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
  porta: [async ({}, usar) => usar(await portaLivre()), { scope: 'worker' }],
  ambiente: [{}, { scope: 'worker', option: true }],
  processo: [
    async ({ porta, ambiente }, usar) => {
      const processo = await iniciarProcesso(lerServidor(), porta, ambiente);
      await usar(processo);
      await processo.encerrar();
    },
    // Includes loading the application's code, once per worker.
    { scope: 'worker', timeout: 120_000 },
  ],
  comDemonstracao: [false, { option: true }],
  firma: [
    async ({ processo, comDemonstracao }, usar) => {
      await usar(await processo.abrir(comDemonstracao));
      await processo.fechar();
    },
    // Starting the application has a limit of its own and does not shorten the test's.
    { timeout: 60_000 },
  ],
  baseURL: async ({ firma }, usar) => usar(firma.url),
  /** Fails a test when a page of it logged an error or a request of it failed. */
  vigia: [
    async ({ context }, usar) => {
      const vigia = new Vigia();
      context.on('page', (page) => vigia.vigiar(page));
      await usar(vigia);
      expect(vigia.inesperados, 'erros no console ou pedidos que falharam').toEqual([]);
    },
    { auto: true },
  ],
});
