import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { escolherArquivo, IMAGENS_RECUSADAS } from '../../../test/pagina/arquivo.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
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
  responderEmpresas();
  const gravar = responderLogo((novo) => clientes.mudar(31, comLogo(novo)));
  await abrirPagina('/dados-cliente?cliente_id=31');
  await expect.element(page.getByText('A troca é imediata.')).toBeVisible();
  return gravar;
}

it.each(IMAGENS_RECUSADAS)(
  'AD-04 AD-20 a logo that %s is told, and sent to nobody',
  async (_como, arquivo, titulo, mensagem) => {
    const gravar = await abrir(null);
    escolherArquivo(arquivo);
    await expect.element(page.getByText(titulo)).toBeVisible();
    await expect.element(page.getByText(mensagem)).toBeVisible();
    expect(gravar.pedidos).toEqual([]);
  },
);

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
