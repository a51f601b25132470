import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { entrarComo, expect, semViolacoes, test } from './apoio.ts';
import { chip, meusClientes } from './clientes.apoio.ts';

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
