import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';
import { PIXEL } from './pixel.apoio.ts';

const retrato = (page: Page) =>
  page.getByRole('region', { name: 'Foto' }).locator('[data-preset=profile] img');
const noTopo = (page: Page) =>
  page.getByRole('button', { name: 'Menu do usuário' }).locator('[data-preset=thumbnail] img');

/** Uploads a picture with the crop that is proposed. */
async function enviar(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const campo = page.getByRole('region', { name: 'Foto' }).locator('input[type=file]');
  await campo.setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Salvar foto' }).click();
}

test('AD-20 AD-21 the own picture follows in every tab: set, replaced, removed, restored', async ({
  page,
  context,
  firma,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/404.*avatar/);
  await entrarComo(page, await firma.pessoa(), '/minha-conta');
  const outraAba = await context.newPage();
  await outraAba.goto('/inicio');
  await expect(outraAba.getByRole('heading', { level: 1 })).toBeVisible();

  await enviar(page, 'eu.png', 'image/png', PIXEL);
  await expect(noTopo(outraAba)).toBeVisible();
  const primeira = await noTopo(outraAba).getAttribute('src');
  await enviar(page, 'outra.png', 'image/png', PIXEL);
  await expect(noTopo(outraAba)).not.toHaveAttribute('src', primeira ?? '');

  await page.getByRole('button', { name: 'Remover foto' }).click();
  await expect(noTopo(outraAba)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(retrato(page)).toBeVisible();
  await expect(noTopo(outraAba)).toBeVisible();
});
