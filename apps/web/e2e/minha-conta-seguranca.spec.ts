import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

const sessoesDe = (page: Page) => page.getByRole('region', { name: /^Sessões/ });

test('P8 a session ended elsewhere is at /entrar within 5 s: the own, and by an administrator', async ({
  page,
  browser,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/401/);
  const outroAparelho = await (await browser.newContext()).newPage();
  await entrarComo(page, 'patricia.amaral', '/minha-conta?aba=seguranca');
  // The device that is about to be ended is the last that came in.
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('dominio.user') ?? ''));
  await entrarComo(outroAparelho, 'patricia.amaral', '/inicio');
  await expect(sessoesDe(page).getByText('Este dispositivo')).toHaveCount(1);
  await page.reload();
  await expect(
    sessoesDe(page)
      .getByText(/Chrome no Linux/)
      .first(),
  ).toBeVisible();
  await semViolacoes(page);
  await page.setViewportSize({ width: 375, height: 760 });
  await page.reload();
  await expect(sessoesDe(page).getByText('Este dispositivo')).toBeVisible();
  await semRolagemLateral(page);

  await sessoesDe(page).getByRole('button', { name: 'Encerrar todas as outras' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Encerrar todas as outras sessões?' });
  await pergunta.getByRole('button', { name: 'Encerrar' }).click();
  await outroAparelho.waitForURL(/\/entrar/, { timeout: 5_000 });
  await expect(sessoesDe(page).getByRole('button', { name: /^Encerrar/ })).toHaveCount(0);

  // An administrator ends it from the person's record.
  await entrarComo(outroAparelho, 'admin', `/gerenciar-usuarios?usuario=${id}&parte=sessoes`);
  await expect(
    sessoesDe(outroAparelho).getByRole('button', { name: 'Encerrar todas' }),
  ).toBeVisible();
  await expect(outroAparelho.locator('[aria-busy="true"]')).toHaveCount(0);
  await semViolacoes(outroAparelho);
  await sessoesDe(outroAparelho).getByRole('button', { name: 'Encerrar todas' }).click();
  await outroAparelho
    .getByRole('dialog', { name: /^Encerrar todas as sessões de / })
    .getByRole('button', { name: 'Encerrar' })
    .click();
  await page.waitForURL(/\/entrar/, { timeout: 5_000 });
  await expect(sessoesDe(outroAparelho).getByText('Nenhuma sessão aberta.')).toBeVisible();
  await outroAparelho.context().close();
});
