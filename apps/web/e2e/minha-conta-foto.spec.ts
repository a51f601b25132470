import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';
import { PIXEL } from './pixel.apoio.ts';

const MB = 1024 * 1024;
const retrato = (page: Page) =>
  page.getByRole('region', { name: 'Foto' }).locator('[data-preset=profile] img');
const noTopo = (page: Page) =>
  page.getByRole('button', { name: 'Menu do usuário' }).locator('[data-preset=thumbnail] img');

/** A photograph of a little under 5 MB: noise, which compresses badly. */
async function fotografia(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const tela = new OffscreenCanvas(3300, 2600);
    const pincel = tela.getContext('2d');
    if (!pincel) return '';
    const pontos = pincel.createImageData(3300, 2600);
    for (let i = 0; i < pontos.data.length; i++) pontos.data[i] = Math.random() * 256;
    pincel.putImageData(pontos, 0, 0);
    const foto = await tela.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    const leitor = new FileReader();
    await new Promise((pronto) => {
      leitor.onload = pronto;
      leitor.readAsDataURL(foto);
    });
    return String(leitor.result).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** Uploads a picture with the crop that is proposed. */
async function enviar(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const campo = page.getByRole('region', { name: 'Foto' }).locator('input[type=file]');
  await campo.setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Salvar foto' }).click();
}

test('AD-03 a photograph of nearly 5 MB becomes the own picture', async ({
  page,
  firma,
  entrarComo,
}) => {
  await entrarComo(page, await firma.pessoa(), '/minha-conta');
  const foto = await fotografia(page);
  expect(foto.length).toBeGreaterThan(4 * MB);
  expect(foto.length).toBeLessThanOrEqual(5 * MB);
  const antes = performance.now();
  await enviar(page, 'eu.jpg', 'image/jpeg', foto);
  await expect(retrato(page)).toBeVisible();
  const demora = Math.round(performance.now() - antes);
  const tamanho = (foto.length / MB).toFixed(1);
  process.stdout.write(`  foto de ${tamanho} MB à vista em ${demora} ms (limite: 2000 ms)\n`);
});

test('AD-20 AD-21 the own picture follows in every tab: set, removed, restored, revoked', async ({
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

  // P50: revoking the consent that was given by saving deletes the picture everywhere.
  await page.getByRole('link', { name: 'Meus dados' }).click();
  await page.getByText('Histórico').click();
  await expect(page.getByText(/^(Autorizado|Revogado) em/)).toHaveText([
    /^Autorizado/,
    /^Revogado/,
    /^Autorizado/,
  ]);
  await page.getByRole('button', { name: 'Revogar: Foto do perfil' }).click();
  await page.getByRole('button', { name: 'Revogar', exact: true }).click();
  await expect(noTopo(page)).toHaveCount(0);
  await expect(noTopo(outraAba)).toHaveCount(0);
});
