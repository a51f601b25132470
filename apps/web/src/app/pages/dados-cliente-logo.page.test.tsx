import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { escolherArquivo } from '../../../test/pagina/arquivo.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderLogo, umaImagem } from '../../../test/pagina/registros/logo.ts';

const LOGO = '/api/empresas/51/logo?v=1';
const logo = page.getByRole('img', { name: 'Logo de Padaria Aurora' });
const noChip = () =>
  page
    .getByRole('button', { name: /^Cliente ativo/ })
    .query()
    ?.querySelector('img') ?? null;

/** The record of a client with a company, which is what has the logo. */
async function abrir(inicial: string | null) {
  const comLogo = (logo: string | null) => ({ empresa_id: 51, logo, logo_url: logo });
  const { clientes } = responderClientes([umCliente(comLogo(inicial))]);
  const gravar = responderLogo((novo) => clientes.mudar(31, comLogo(novo)));
  await abrirPagina('/dados-cliente?cliente_id=31');
  await expect.element(page.getByText('Vale na hora.')).toBeVisible();
  return gravar;
}

it('AD-04 AD-20 a logo that is no picture is refused with the reason, and not sent', async () => {
  const gravar = await abrir(null);
  escolherArquivo(umaImagem('logo.svg', 'image/svg+xml'));
  await expect.element(page.getByText('Tipo de arquivo não suportado')).toBeVisible();
  await expect
    .element(page.getByText('Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).'))
    .toBeVisible();
  expect(gravar.pedidos).toEqual([]);
});

it('AD-20 a logo that is too large is refused with the limit, and not sent', async () => {
  const gravar = await abrir(null);
  escolherArquivo(
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
  );
  await expect.element(page.getByText('Arquivo muito grande')).toBeVisible();
  await expect.element(page.getByText('O arquivo deve ter no máximo 5MB.')).toBeVisible();
  expect(gravar.pedidos).toEqual([]);
});

it('AD-21 a logo that is chosen shows at once, in the bar too, until it is removed', async () => {
  await abrir(null);
  escolherArquivo(umaImagem());
  await expect.element(logo).toBeVisible();
  await expect.poll(noChip).not.toBeNull();
  await page.getByRole('button', { name: 'Remover: Logo de Padaria Aurora' }).click();
  await expect.element(logo).not.toBeInTheDocument();
  await expect.poll(noChip).toBeNull();
});

it('a logo is shown without anything axe complains of', async () => {
  await abrir(LOGO);
  await expect.element(logo).toBeVisible();
  await semViolacoes();
});
