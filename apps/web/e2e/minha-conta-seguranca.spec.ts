import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';

const LIMITE = { timeout: 5_000 };
const sessoesDe = (page: Page) => page.getByRole('region', { name: /^Sessões/ });

test('P8 a session that its owner ends on another device ends there within 5 s, without a call', async ({
  page,
  firma,
  entrarComo,
  entrarAoVivo,
  outroNavegador,
}) => {
  const pessoa = await firma.pessoa();
  const outroAparelho = await outroNavegador();
  await entrarAoVivo(outroAparelho, pessoa, '/inicio');
  await entrarComo(page, pessoa, '/minha-conta?aba=seguranca');
  // All of that page's calls are answered first: one that is still under way would be refused.
  await outroAparelho.waitForLoadState('networkidle');
  await sessoesDe(page).getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await outroAparelho.waitForURL(/\/entrar$/, LIMITE);
  await expect(outroAparelho.getByText('Sessão expirada', { exact: true })).toBeVisible();
});
