import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Firma } from '../../api/test/jornadas.ts';
import { test as base } from './base.apoio.ts';
import { Rede } from './rede.apoio.ts';
import { Relogio } from './relogio.apoio.ts';

/** A person whom the test created. */
export interface Pessoa {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

/** Calls the API with a person's session, without a page. */
export interface Programa {
  pedir<T = unknown>(metodo: string, caminho: string, data?: unknown): Promise<T>;
}

interface Jornada {
  /**
   * Whether the test's first page reads the test's clock. False in a test that measures frames: the
   * clock would replace `requestAnimationFrame` and `performance`.
   */
  relogioNaPagina: boolean;
  /**
   * Whether the person's browser saves data, so that no page fetches the code of others ahead: with
   * a clock that stands still it would do so first of all, and that is a third of a first load.
   * False where a test measures speed, where something waits for idle time (the service worker
   * too), and where something moves in the background.
   */
  poupaDados: boolean;
  relogio: Relogio;
  rede: Rede;
  /** Opens a session for a page without the sign-in form, and goes to the address. */
  entrarComo(page: Page, pessoa: Pessoa, endereco?: string): Promise<void>;
  /** As `entrarComo`, and waits until the live feed is open. */
  entrarAoVivo(page: Page, pessoa: Pessoa, endereco?: string): Promise<void>;
  /** A page in another browser context, which shares no session with the test's first page. */
  outroNavegador(): Promise<Page>;
  comoPrograma(pessoa: Pessoa): Promise<Programa>;
}

/** Matches the calls that open the live feed. */
export const FLUXO = /\/api\/notifications\/sse\//;

/** What local storage holds of a new session of a person. */
async function guardadoDaSessao(firma: Firma, { id }: Pessoa) {
  const { access_token, user } = await firma.entrar(id);
  return [
    { name: 'dominio.user', value: JSON.stringify(user) },
    { name: 'dominio.token', value: access_token },
  ];
}

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
 * `test` for claims that need a server, several people or several pages. Each test has an
 * application of its own with an empty database, and creates its people and records with `firma`
 * (ADR 0016).
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
    usar(async (page, pessoa, endereco = '/') => {
      const localStorage = await guardadoDaSessao(firma, pessoa);
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
