import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { expect, type Locator, type Page } from '@playwright/test';
import { semRolagemLateral } from '../vistoria/apoio.ts';
import { semViolacoes } from '../vistoria/axe.ts';
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

/** `test` over the demonstration firm. New journeys take theirs from `jornada.ts`. */
export const test = base.extend({ comDemonstracao: true });

export { expect, semRolagemLateral, semViolacoes };

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
