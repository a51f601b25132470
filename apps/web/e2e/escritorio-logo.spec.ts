import type { Page, Route } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

// One firm, one logo.
test.describe.configure({ mode: 'default' });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const arquivo = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const gavetaDe = (page: Page) => page.getByRole('dialog', { name: 'Escritório' });
const logoDe = (page: Page) => gavetaDe(page).getByRole('img', { name: 'Logo do escritório' });
const escolher = (page: Page, qual: ReturnType<typeof arquivo>) =>
  gavetaDe(page).locator('input[type=file]').setInputFiles(qual);

test('the firm’s logo is chosen, shown, replaced, removed and put back, with nothing typed lost', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/422|415/);
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/configuracoes?painel=escritorio');
  const gaveta = gavetaDe(page);
  const bairro = gaveta.getByRole('textbox', { name: 'Bairro' });
  await bairro.fill('Digitado antes');

  // What is no picture is told before it is sent, and by the server where only the content shows it.
  await escolher(page, arquivo('contrato.pdf', 'application/pdf', Buffer.from('%PDF')));
  await expect(page.getByText('Tipo de arquivo não suportado')).toBeVisible();
  await expect(
    page.getByText('Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).'),
  ).toBeVisible();
  await escolher(page, arquivo('grande.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(page.getByText('Arquivo muito grande')).toBeVisible();
  await expect(page.getByText('O arquivo deve ter no máximo 5MB.')).toBeVisible();
  await escolher(page, arquivo('logo.png', 'image/png', Buffer.from('<svg/>')));
  await expect(page.getByText('Erro ao fazer upload')).toBeVisible();

  const trocar = gaveta.getByRole('button', { name: /^(Escolher|Trocar): Logo do escritório$/ });
  await expect(trocar).toBeEnabled();
  const [seletor] = await Promise.all([
    page.waitForEvent('filechooser'),
    trocar.focus().then(() => page.keyboard.press('Enter')),
  ]);
  await seletor.setFiles(arquivo('logo.png', 'image/png', PIXEL));
  await expect(logoDe(page)).toBeVisible();
  const primeiro = await logoDe(page).getAttribute('src');
  // Somebody saves the record meanwhile: what is typed here is still there once the logo changes.
  const relida = page.waitForResponse('**/api/configuracoes/escritorio');
  const outraFicha = async (rota: Route) => {
    const ficha = await (await rota.fetch()).json();
    await rota.fulfill({ json: { ...ficha, complemento: 'Sala 2', versao: ficha.versao + 1 } });
  };
  await page.route('**/api/configuracoes/escritorio', outraFicha, { times: 1 });
  await escolher(page, arquivo('outro.png', 'image/png', PIXEL));
  await expect(logoDe(page)).not.toHaveAttribute('src', primeiro ?? '');
  await relida;
  await expect(bairro).toHaveValue('Digitado antes');
  await semRolagemLateral(page);
  await semViolacoes(page);

  await gaveta.getByRole('button', { name: 'Remover: Logo do escritório' }).click();
  await expect(page.getByText('Logo removido')).toBeVisible();
  await expect(logoDe(page)).toBeHidden();
  await expect(trocar).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(logoDe(page)).toBeVisible();
  await expect(bairro).toHaveValue('Digitado antes');
});

test('whoever only reads sees the logo and no way to change it; its card shows it', async ({
  page,
  context,
}) => {
  await entrarComo(page, 'admin', '/configuracoes?painel=escritorio');
  await escolher(page, arquivo('logo.png', 'image/png', PIXEL));
  await expect(logoDe(page)).toBeVisible();
  const outra = await context.browser()?.newContext();
  const leitura = await outra?.newPage();
  if (!leitura) throw new Error('sem navegador');
  await entrarComo(leitura, 'gestor', '/configuracoes');
  await expect(
    leitura.getByRole('listitem').filter({ hasText: 'Escritório' }).locator('img').first(),
  ).toBeVisible();
  await leitura.getByRole('link', { name: 'Escritório', exact: true }).click();
  await expect(logoDe(leitura)).toBeVisible();
  await expect(gavetaDe(leitura).getByRole('button', { name: /Logo do escritório/ })).toHaveCount(
    0,
  );
  await outra?.close();
});
