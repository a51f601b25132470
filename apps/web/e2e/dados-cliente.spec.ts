import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { descoberto, entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';
import { chip, meusClientes } from './clientes.apoio.ts';

test('the record of the selected client is changed, and a version that is stale refused', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/409/);
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/dados-cliente');
  await expect(page.getByText('Selecione um cliente para ver esta página.')).toBeVisible();
  const cliente = (await meusClientes(page)).at(-1);
  await page.goto(`/dados-cliente?cliente_id=${cliente?.id}`);
  const segmento = page.getByRole('textbox', { name: 'Segmento' });
  await segmento.fill('Comércio de tecidos');
  await page.evaluate(() => window.scrollTo(0, 0));
  await descoberto(page.getByRole('button', { name: 'Salvar cliente' }));
  await semViolacoes(page);
  await semRolagemLateral(page);
  await page.getByRole('button', { name: 'Salvar cliente' }).click();
  await expect(page.getByText('Cliente salvo')).toBeVisible();
  await page.reload();
  await expect(segmento).toHaveValue('Comércio de tecidos');

  await page.evaluate(async (id) => {
    await fetch(`/api/clients/${id}`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('dominio.token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ site: 'exemplo.com.br' }),
    });
  }, cliente?.id);
  await segmento.fill('Outro');
  await page.getByRole('button', { name: 'Salvar cliente' }).click();
  await expect(page.getByText(/foi alterado por outra pessoa/)).toBeVisible();
  await expect(segmento).toHaveValue('Outro');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByRole('textbox', { name: 'Site' })).toHaveValue(/exemplo\.com\.br/);
  await expect(segmento).toHaveValue('Comércio de tecidos');
});

test('who sees a client, or a page, is told with the reasons', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/dados-cliente');
  const cliente = (await meusClientes(page)).at(0);
  await page.goto(`/dados-cliente?cliente_id=${cliente?.id}`);
  await page.getByRole('button', { name: 'Quem vê este cliente?' }).click();
  const dialogo = page.getByRole('dialog', { name: `Acesso: ${cliente?.nome}` });
  await expect(dialogo.getByRole('heading', { name: 'Por que você vê isto?' })).toBeVisible();
  await expect(dialogo.getByText(/É do grupo Administrador/)).toBeVisible();
  await dialogo.getByText('Todas as pessoas com este acesso').click();
  await expect(dialogo.getByText(/pessoas têm este acesso/)).toBeVisible();
  await semViolacoes(page);
  await semRolagemLateral(page);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();

  // The same about a page, from the palette; and about somebody who does not see it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contratos');
  await page.getByRole('combobox', { name: 'Buscar' }).fill('quem vê');
  await page.getByRole('option', { name: /Quem vê esta página/ }).click();
  const daPagina = page.getByRole('dialog', { name: 'Acesso: Contratos' });
  await expect(daPagina.getByText('permitido', { exact: true })).toBeVisible();
  await daPagina.getByRole('combobox', { name: 'E outra pessoa?' }).fill('cliente@dominio');
  await page.getByRole('option').first().click();
  await expect(daPagina.getByText('não permitido')).toBeVisible();
  await expect(daPagina.getByText('Ser da equipe do escritório')).toBeVisible();
  await semViolacoes(page);
});

/** A photograph of almost 5 MB: noise that is not compressed. */
function umaFoto(): Buffer {
  const lado = 1290;
  const parte = (tipo: string, dados: Buffer) => {
    const corpo = Buffer.concat([Buffer.from(tipo), dados]);
    const [tamanho, soma] = [Buffer.alloc(4), Buffer.alloc(4)];
    tamanho.writeUInt32BE(dados.length);
    soma.writeUInt32BE(crc32(corpo));
    return Buffer.concat([tamanho, corpo, soma]);
  };
  const cabeca = Buffer.alloc(13);
  cabeca.writeUInt32BE(lado, 0);
  cabeca.writeUInt32BE(lado, 4);
  // Eight bits of red, green and blue.
  cabeca.set([8, 2], 8);
  const linhas = Array.from({ length: lado }, () => [Buffer.alloc(1), randomBytes(lado * 3)]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    parte('IHDR', cabeca),
    parte('IDAT', deflateSync(Buffer.concat(linhas.flat()), { level: 0 })),
    parte('IEND', Buffer.alloc(0)),
  ]);
}

test('AD-04 AD-20 AD-21 the client’s logo is chosen, and shown wherever the client is', async ({
  page,
}) => {
  await entrarComo(page, 'admin', '/dados-cliente');
  const cliente = (await meusClientes(page)).find(({ cnpj, logo }) => cnpj !== null && !logo);
  await page.goto(`/dados-cliente?cliente_id=${cliente?.id}`);
  const arquivo = page.locator('input[type="file"]');
  const enviar = (name: string, mimeType: string, buffer: Buffer) =>
    arquivo.setInputFiles({ name, mimeType, buffer });
  await enviar('logo.svg', 'image/svg+xml', Buffer.from('<svg/>'));
  await expect(page.getByText('Tipo de arquivo não suportado')).toBeVisible();
  await expect(
    page.getByText('Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).'),
  ).toBeVisible();
  await enviar('logo.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(page.getByText('Arquivo muito grande')).toBeVisible();
  await expect(page.getByText('O arquivo deve ter no máximo 5MB.')).toBeVisible();

  const foto = umaFoto();
  expect(foto.length).toBeGreaterThan(4.7 * 1024 * 1024);
  const inicio = performance.now();
  await enviar('logo.png', 'image/png', foto);
  const logo = page.getByRole('img', { name: `Logo de ${cliente?.name}` });
  await expect(logo).toBeVisible();
  const ms = Math.round(performance.now() - inicio);
  process.stdout.write(`  logo de 5 MB visível em ${ms} ms (limite 2000)\n`);
  // The bar shows it by itself.
  await expect(chip(page).locator('img')).toBeVisible();
  await semViolacoes(page);
  await page.getByRole('button', { name: `Remover: Logo de ${cliente?.name}` }).click();
  await expect(logo).toBeHidden();
  await expect(chip(page).locator('img')).toHaveCount(0);
});
