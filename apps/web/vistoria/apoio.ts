import { expect, type Page } from '@playwright/test';
import { test as base } from '../e2e/base.apoio.ts';
import type { CONTAS } from './grade.ts';

const SENHA_DA_DEMONSTRACAO = 'demonstracao-2026';

/** `test` over the demonstration firm, whose pages have the most to show. */
export const test = base.extend({ comDemonstracao: true });

/** Opens a session of an account of the demonstration, and an address with it. */
export async function entrarComo(
  page: Page,
  conta: (typeof CONTAS)[number],
  endereco = '/',
): Promise<void> {
  const data = { email: `${conta}@dominio.demo`, password: SENHA_DA_DEMONSTRACAO };
  const resposta = await page.request.post('/auth/login', { data });
  expect(resposta.ok(), `login de ${conta}`).toBe(true);
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
  await page.goto(endereco);
  await expect(page.getByText('Verificando Acesso')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
