import { createServer } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { type Firma, iniciarProcesso, type Processo } from '../../api/test/jornadas.ts';
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

/** What `preparar.ts` left for the workers. */
const lerServidor = () => JSON.parse(process.env.SERVIDOR_DAS_JORNADAS ?? '');

interface DoTeste {
  /** Over the demonstration firm, by the machine's clock, instead of over an empty one: `npm run vistoria`. */
  comDemonstracao: boolean;
  /** The application of this test. */
  firma: Firma;
  vigia: Vigia;
}

interface DoTrabalhador {
  porta: number;
  /** Settings of the applications besides what every one has. */
  ambiente: Record<string, string>;
  processo: Processo;
}

/** Every worker has a process and a port, every test an application and a database of its own (ADR 0016). */
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
    // The code of the application is loaded here, once.
    { scope: 'worker', timeout: 120_000 },
  ],
  comDemonstracao: [false, { option: true }],
  firma: [
    async ({ processo, comDemonstracao }, usar) => {
      await usar(await processo.abrir(comDemonstracao));
      await processo.fechar();
    },
    // What a test waits for before it begins is no time of its own.
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
