import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { test as base } from './base.apoio.ts';

/**
 * Accounts of the demonstration (decisoes.md §3). Thiago's settings and clients are really changed
 * and Patrícia's sessions really ended: no other test may lean on theirs.
 */
export type Conta =
  | 'admin'
  | 'gestor'
  | 'consultor'
  | 'cliente'
  | 'thiago.rezende'
  | 'patricia.amaral';
export const SENHA_DA_DEMONSTRACAO = 'demonstracao-2026';
export const emailDe = (conta: Conta) => `${conta}@dominio.demo`;

/** What somebody signs in with who is of one test alone. */
export interface Acesso {
  readonly email: string;
  readonly senha: string;
}
export const acessoDe = (quem: Conta | Acesso): Acesso =>
  typeof quem === 'string' ? { email: emailDe(quem), senha: SENHA_DA_DEMONSTRACAO } : quem;

const TEMAS = ['dark', 'light'] as const;
const REGRAS: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const REGRAS_DE_COR: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** `test` over the demonstration firm. New journeys take theirs from `jornada.ts`. */
export const test = base.extend({ comDemonstracao: true });

export { expect };

/**
 * Opens a session, without going through the form nor to any page of the product: for what is
 * prepared through the API before the page that shows it is opened, once.
 */
async function abrirSessao(page: Page, quem: Conta | Acesso): Promise<void> {
  const { email, senha } = acessoDe(quem);
  const resposta = await page.request.post('/auth/login', { data: { email, password: senha } });
  expect(resposta.ok(), `login de ${email}`).toBe(true);
  const { access_token, user } = await resposta.json();
  // Any page of the origin will do to write its storage; this one has nothing to load.
  await page.goto('/health');
  await page.evaluate(
    ([token, usuario]) => {
      localStorage.setItem('dominio.token', token);
      localStorage.setItem('dominio.user', usuario);
    },
    [access_token, JSON.stringify(user)] as const,
  );
}

/** Opens a session and a page with it: the person's first unless another address is given. */
export async function entrarComo(page: Page, quem: Conta | Acesso, endereco = '/'): Promise<void> {
  await abrirSessao(page, quem);
  await page.goto(endereco);
  await expect(page.getByText('Verificando Acesso')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Runs axe inside the page, which has no frames (ADR 0009). */
async function violacoes(page: Page, regras: axe.RunOnly): Promise<string[]> {
  // Once per document: it is half a megabyte to send and to read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, regras);
}

/** Changes the colours of the page, all of them at once, and waits for what moves besides. */
async function vestir(page: Page, tema: (typeof TEMAS)[number]): Promise<void> {
  await page.evaluate(async (valor) => {
    // A colour handed down starts its own change once that of the parent has moved: seconds of them.
    const parada = new CSSStyleSheet();
    parada.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(parada);
    document.documentElement.dataset.tema = valor;
    document.documentElement.dataset.mantineColorScheme = valor;
    // Asking for one resolves all of them, before changes may move again.
    getComputedStyle(document.body).getPropertyValue('color');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((uma) => uma !== parada);
    // What is folded away stands still, and so do its changes.
    const aVista = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const mudancas = () =>
      document
        .getAnimations()
        .filter(
          (uma) => uma instanceof CSSTransition && uma.playState === 'running' && aVista(uma),
        );
    // One that is folded away meanwhile never ends: they are looked at anew.
    while (mudancas().length > 0) {
      const fins = Promise.allSettled(mudancas().map((uma) => uma.finished));
      await Promise.race([fins, new Promise((seguir) => setTimeout(seguir, 1_000))]);
    }
  }, tema);
}

/**
 * Asserts that axe finds nothing on the page once what it asked for is there, in the dark theme and
 * in the light. Only colours differ between the two, so the second theme is asked about those alone.
 */
export async function semViolacoes(
  page: Page,
  temas: readonly (typeof TEMAS)[number][] = TEMAS,
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const [i, tema] of temas.entries()) {
    let achados: string[] = [];
    // The settings of the person, when they arrive only now, put their own theme on.
    await expect(async () => {
      await vestir(page, tema);
      achados = await violacoes(page, i === 0 ? REGRAS : REGRAS_DE_COR);
      await expect(page.locator('html')).toHaveAttribute('data-tema', tema, { timeout: 1 });
    }).toPass();
    expect(achados, `axe no tema ${tema}`).toEqual([]);
  }
  await vestir(page, 'dark');
}

/** Asserts that nothing of the page is wider than the window, once it stands as the window is. */
export async function semRolagemLateral(page: Page): Promise<void> {
  const sobra = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sobra, 'largura que sobra da janela').toBeLessThanOrEqual(0);
}

/** Asserts that what is in sight has nothing drawn over its middle. */
export async function descoberto(alvo: Locator): Promise<void> {
  const noMeio = () =>
    alvo.evaluate((no) => {
      const { x, y, width, height } = no.getBoundingClientRect();
      return no.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(noMeio, 'nada por cima').toBe(true);
}

/**
 * Keeps the settings a test changes in its own page and its reloads: they are the person's on every
 * device, and other tests are that person too. It begins with the settings of who chose nothing,
 * and those given. Call it before the page is opened.
 *
 * @returns the settings as they are kept by now.
 */
export async function soNestaPagina(page: Page, partida: object = {}): Promise<() => object> {
  let config = mesclar(configuracaoPadrao(), partida);
  // What a page sends as it goes away reaches the server past its routes: there it is as if the
  // network had failed, and the next page sends what was kept.
  await page.addInitScript(() => {
    let indo = false;
    window.addEventListener('pagehide', () => {
      indo = true;
    });
    const buscar = window.fetch;
    window.fetch = (...pedido) =>
      indo && String(pedido[0]).endsWith('/api/user/config')
        ? new Promise<Response>(() => undefined)
        : buscar(...pedido);
  });
  await page.route('**/api/user/config', (rota) => {
    if (rota.request().method() === 'POST') {
      config = mesclar(config, rota.request().postDataJSON().config);
      return rota.fulfill({ json: { success: true, message: '' } });
    }
    return rota.fulfill({ json: { success: true, config, modo_escolhido: true } });
  });
  return () => config;
}
