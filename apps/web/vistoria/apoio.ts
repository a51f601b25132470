import { expect, type Page } from '@playwright/test';
import { test as base } from '../e2e/base.apoio.ts';
import type { CONTAS } from './grade.ts';

const SENHA_DA_DEMONSTRACAO = 'demonstracao-2026';

/** `test` over the demonstration firm, whose pages have the most to show. */
export const test = base.extend({ comDemonstracao: true });

type Conta = (typeof CONTAS)[number];

interface SessaoAberta {
  readonly access_token: string;
  readonly user: unknown;
}

/** Opens a session of an account of the demonstration, without a page. */
export async function abrirSessao(page: Page, conta: Conta): Promise<SessaoAberta> {
  const data = { email: `${conta}@dominio.demo`, password: SENHA_DA_DEMONSTRACAO };
  const resposta = await page.request.post('/auth/login', { data });
  expect(resposta.ok(), `login de ${conta}`).toBe(true);
  return resposta.json();
}

/** Opens a session of an account of the demonstration, and an address with it. */
export async function entrarComo(page: Page, conta: Conta, endereco = '/'): Promise<void> {
  const { access_token, user } = await abrirSessao(page, conta);
  // Any page of the origin will do to write its storage; this one has nothing to load.
  await page.goto('/health');
  await page.evaluate(
    ([token, usuario]) => {
      localStorage.setItem('dominio.token', token);
      localStorage.setItem('dominio.user', usuario);
    },
    [access_token, JSON.stringify(user)] as const,
  );
  await page.goto(endereco);
  await expect(page.getByText('Verificando Acesso')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
