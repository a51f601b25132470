import { createServer } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { abrirFirma, type Firma } from '../../api/test/jornadas.ts';
import { Vigia } from './vigia.apoio.ts';

/** Below the ports that the system hands out by itself. */
const PRIMEIRA_PORTA = 20_000;
const PORTAS = 12_000;

const livre = (porta: number): Promise<boolean> =>
  new Promise((resolver) => {
    const servidor = createServer()
      .once('error', () => resolver(false))
      .listen(porta, '127.0.0.1', () => servidor.close(() => resolver(true)));
  });

/** A port for this worker: each begins to look elsewhere. */
async function portaLivre(): Promise<number> {
  let porta = PRIMEIRA_PORTA + (process.pid % PORTAS);
  while (!(await livre(porta))) porta += 1;
  return porta;
}

interface DoTeste {
  vigia: Vigia;
}

interface DoTrabalhador {
  /** Over the demonstration firm, by the machine's clock, instead of over an empty one. */
  comDemonstracao: boolean;
  /**
   * Set to the name of the file, has an application brought up for the tests of that file alone:
   * for a setting of the whole firm.
   */
  propria: string;
  /** Settings of the application besides what every one has. */
  ambiente: Record<string, string>;
  porta: number;
  /** The application of this worker. */
  firma: Firma;
}

/** Every worker has an application, a port and a database of its own (ADR 0016). */
export const test = base.extend<DoTeste, DoTrabalhador>({
  comDemonstracao: [false, { scope: 'worker', option: true }],
  // Read by nobody: tests that differ in it never share a worker.
  propria: ['', { scope: 'worker', option: true }],
  ambiente: [{}, { scope: 'worker', option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
  porta: [async ({}, usar) => usar(await portaLivre()), { scope: 'worker' }],
  firma: [
    async ({ comDemonstracao, porta, ambiente }, usar) => {
      const casa = JSON.parse(process.env.CASA_DAS_JORNADAS ?? '');
      const firma = await abrirFirma(casa, { comDemonstracao, porta, ambiente });
      await usar(firma);
      await firma.fechar();
    },
    { scope: 'worker', timeout: 60_000 },
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
