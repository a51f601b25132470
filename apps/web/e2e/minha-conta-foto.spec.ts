import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';
import { alguemSo } from './pessoas.apoio.ts';

const MB = 1024 * 1024;
const arquivo = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const fotoDe = (page: Page) => page.getByRole('region', { name: 'Foto' });
const retrato = (page: Page) => fotoDe(page).locator('[data-preset=profile] img');
const noTopo = (page: Page) =>
  page.getByRole('button', { name: 'Menu do usuário' }).locator('[data-preset=thumbnail] img');

/** A photograph that is hard to press, a little under 5 MB: noise. */
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

test('AD-03 AD-20 AD-21 the own picture is cut, shown everywhere, removed and put back', async ({
  page,
  context,
  request,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/404.*avatar/);
  await entrarComo(page, await alguemSo(request, 'Pessoa da Foto'), '/minha-conta');
  const escolher = (qual: ReturnType<typeof arquivo>) =>
    fotoDe(page).locator('input[type=file]').setInputFiles(qual);

  await escolher(arquivo('curriculo.pdf', 'application/pdf', Buffer.from('%PDF')));
  await expect(page.getByText('Tipo de arquivo não suportado')).toBeVisible();
  await expect(
    page.getByText('Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).'),
  ).toBeVisible();
  await escolher(arquivo('grande.png', 'image/png', Buffer.alloc(5 * MB + 1)));
  await expect(page.getByText('Arquivo muito grande')).toBeVisible();
  await expect(page.getByText('O arquivo deve ter no máximo 5MB.')).toBeVisible();
  await escolher(arquivo('foto.png', 'image/png', Buffer.from('<svg/>')));
  await expect(page.getByText(/A imagem não pôde ser lida/)).toBeVisible();

  const foto = await fotografia(page);
  expect(foto.length).toBeGreaterThan(4 * MB);
  expect(foto.length).toBeLessThanOrEqual(5 * MB);
  const outraAba = await context.newPage();
  await outraAba.goto('/inicio');
  await expect(outraAba.getByRole('heading', { level: 1 })).toBeVisible();

  await escolher(arquivo('eu.jpg', 'image/jpeg', foto));
  const dialogo = page.getByRole('dialog', { name: 'Ajustar a foto' });
  const quadro = dialogo.getByRole('group', { name: 'Enquadramento da foto' });
  await quadro.focus();
  await page.keyboard.press('ArrowLeft');
  await dialogo.getByRole('slider', { name: 'Zoom' }).fill('2');
  await expect(dialogo.getByText(/^Ao salvar, você autoriza .*pode revogar/)).toBeVisible();
  await semViolacoes(page);
  await page.setViewportSize({ width: 375, height: 700 });
  // The layout of phones takes its place.
  await expect(() => semRolagemLateral(page)).toPass({ timeout: 3_000 });
  await page.setViewportSize({ width: 1280, height: 720 });
  const antes = Date.now();
  await dialogo.getByRole('button', { name: 'Salvar foto' }).click();
  await expect(retrato(page)).toBeVisible();
  const demora = Date.now() - antes;
  const tamanho = (foto.length / MB).toFixed(1);
  process.stdout.write(`  foto de ${tamanho} MB à vista em ${demora} ms (limite: 2000 ms)\n`);
  await expect(page.getByText('Avatar atualizado.')).toBeVisible();
  await expect(dialogo).toBeHidden();

  // The bar above has it, and so has the other tab, without a reload.
  await expect(noTopo(page)).toBeVisible();
  await expect(noTopo(outraAba)).toBeVisible();
  const primeira = await noTopo(outraAba).getAttribute('src');
  await escolher(arquivo('outra.jpg', 'image/jpeg', foto));
  await dialogo.getByRole('button', { name: 'Salvar foto' }).click();
  await expect(noTopo(outraAba)).not.toHaveAttribute('src', primeira ?? '');
  await semViolacoes(page);

  await fotoDe(page).getByRole('button', { name: 'Remover foto' }).click();
  await expect(retrato(page)).toHaveCount(0);
  await expect(noTopo(outraAba)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(retrato(page)).toBeVisible();

  // P50: what was agreed to by saving is taken back, and the picture goes with it, everywhere.
  await page.getByRole('link', { name: 'Meus dados' }).click();
  const autorizado = page.getByRole('region', { name: 'O que você autorizou' });
  await expect(autorizado.getByText(/^Autorizado desde .* · texto 1$/)).toBeVisible();
  await autorizado.getByText('Histórico').click();
  await expect(autorizado.getByText(/^(Autorizado|Revogado) em/)).toHaveText([
    /^Autorizado/,
    /^Revogado/,
    /^Autorizado/,
  ]);
  await autorizado.getByRole('button', { name: 'Revogar: Foto do perfil' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Revogar: Foto do perfil?' });
  await expect(pergunta.getByText(/A foto é apagada/)).toBeVisible();
  await semViolacoes(page);
  await pergunta.getByRole('button', { name: 'Revogar' }).click();
  await expect(page.getByText('Autorização revogada.')).toBeVisible();
  await expect(autorizado.getByText(/^Não autorizado\./)).toBeVisible();
  // The button is gone with what it revoked; whoever pressed it by keyboard goes on from its place.
  await expect(autorizado.getByRole('heading')).toBeFocused();
  await expect(noTopo(page)).toHaveCount(0);
  await expect(noTopo(outraAba)).toHaveCount(0);
  await semViolacoes(page);
});
