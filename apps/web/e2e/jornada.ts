import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Firma } from '../../api/test/jornadas.ts';
import { test as base } from './base.apoio.ts';
import { Rede } from './rede.apoio.ts';
import { Relogio } from './relogio.apoio.ts';

/** Somebody whom the test made. */
export interface Pessoa {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

/** A person as another program would be, through the API. */
export interface Programa {
  pedir<T = unknown>(metodo: string, caminho: string, data?: unknown): Promise<T>;
}

interface Jornada {
  /**
   * Whether the test's own page reads the test's clock. A test that measures frames says no: the clock
   * puts frames and `performance` of its own in their place.
   */
  relogioNaPagina: boolean;
  /**
   * The person's browser saves data, so that no page fetches ahead the code of others: under a clock
   * that stands still it would do so before anything else, a third of the work of a first load. Off
   * where a test measures how quick the product is, where something waits for idle time (the service
   * worker too), and where something moves in the background.
   */
  poupaDados: boolean;
  relogio: Relogio;
  rede: Rede;
  /** Opens a session on a page, without the form, and then an address. */
  entrarComo(page: Page, pessoa: Pessoa, endereco?: string): Promise<void>;
  /** As `entrarComo`, and waits until the live feed is there. */
  entrarAoVivo(page: Page, pessoa: Pessoa, endereco?: string): Promise<void>;
  /** A page in a browser of its own, which shares no session with the test's first. */
  outroNavegador(): Promise<Page>;
  comoPrograma(pessoa: Pessoa): Promise<Programa>;
}

/** Calls that open the live feed. */
export const FLUXO = /\/api\/notifications\/sse\//;

const pouparDados = (): void => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: Object.assign(new EventTarget(), { saveData: true }),
  });
};

const chamadorDe = (request: APIRequestContext, token: string): Programa => ({
  async pedir(metodo, caminho, data) {
    const headers = { Authorization: `Bearer ${token}` };
    const resposta = await request.fetch(caminho, { method: metodo, headers, data });
    expect(resposta.ok(), `${metodo} ${caminho}: ${resposta.status()}`).toBe(true);
    return resposta.json();
  },
});

/**
 * `test` for what needs a server, several people or several pages. Each test has an
 * application of its own, empty, and makes its people and records with `firma` (ADR 0016).
 */
export const test = base.extend<Jornada>({
  relogioNaPagina: [true, { option: true }],
  relogio: ({ firma }, usar) => usar(new Relogio(firma)),
  poupaDados: [true, { option: true }],
  context: async ({ context, relogio, relogioNaPagina, poupaDados }, usar) => {
    if (relogioNaPagina) await relogio.acertar(context);
    if (poupaDados) await context.addInitScript(pouparDados);
    await usar(context);
  },
  rede: async ({ context }, usar) => {
    const rede = new Rede(context);
    await usar(rede);
    await rede.consertar();
  },
  entrarComo: ({ firma, baseURL }, usar) =>
    usar(async (page, { id }, endereco = '/') => {
      const { access_token, user } = await firma.entrar(id);
      const localStorage = [
        { name: 'dominio.token', value: access_token },
        { name: 'dominio.user', value: JSON.stringify(user) },
      ];
      await page.context().setStorageState({
        cookies: [],
        origins: [{ origin: baseURL ?? firma.url, localStorage }],
      });
      await page.goto(endereco);
      await expect(page.getByText('Verificando Acesso')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }),
  entrarAoVivo: ({ entrarComo }, usar) =>
    usar(async (page, pessoa, endereco) => {
      const conectou = page.waitForResponse(FLUXO);
      await entrarComo(page, pessoa, endereco);
      await conectou;
    }),
  outroNavegador: async ({ browser, relogio, poupaDados, vigia }, usar) => {
    const abertos: BrowserContext[] = [];
    await usar(async () => {
      const contexto = await browser.newContext();
      abertos.push(contexto);
      contexto.on('page', (page) => vigia.vigiar(page));
      await relogio.acertar(contexto);
      if (poupaDados) await contexto.addInitScript(pouparDados);
      return contexto.newPage();
    });
    for (const contexto of abertos) await contexto.close();
  },
  comoPrograma: ({ firma, request }, usar) =>
    usar(async ({ id }) => chamadorDe(request, (await firma.entrar(id)).access_token)),
});

export type { Firma };
export { expect };
