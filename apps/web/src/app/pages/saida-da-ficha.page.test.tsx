import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderPainelVazio } from '../../../test/pagina/registros/painel-do-cliente.ts';

const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
const site = page.getByRole('textbox', { name: 'Site' });
const chip = page.getByRole('button', { name: /^Cliente ativo/ });
const menu = page.getByRole('navigation', { name: 'Principal' });
const agenda = menu.getByRole('link', { name: 'Agenda', exact: true });

const CLIENTES = [umCliente(), umCliente({ id: 32, nome: 'Mercado Boreal' })];

beforeEach(async () => {
  responderClientes(CLIENTES);
  responderAgendaVazia();
  await abrirPagina('/dados-cliente?cliente_id=31');
  await expect.poll(() => location.search).toBe('');
  await page.getByRole('button', { name: /Mudar site$/ }).click();
  // What can be saved is saved by leaving it: this cannot.
  await site.fill('javascript:alert(1)');
});

describe('what was typed in a client’s record and cannot be saved, and the client, are asked about before they go by', () => {
  it.each<[string, () => Promise<void>]>([
    ['the menu', () => agenda.click()],
    [
      'the button that lets go of the client',
      () => page.getByRole('button', { name: 'Desvincular', exact: true }).click(),
    ],
    [
      'the list of clients, which lets go of it',
      async () => {
        await chip.click();
        await page.getByRole('button', { name: 'Desvincular Cliente' }).click();
      },
    ],
    [
      'the list of clients, which leads to the choice of another',
      async () => {
        await chip.click();
        await page.getByRole('link', { name: 'Trocar Cliente' }).click();
      },
    ],
    [
      'another client of that list, which takes the form’s place',
      async () => {
        await chip.click();
        await page.getByRole('option').nth(1).click();
      },
    ],
    [
      'a shortcut',
      async () => {
        await page.getByRole('main').getByRole('heading', { level: 1 }).click();
        await userEvent.keyboard('ga');
      },
    ],
  ])('%s', async (_, sair) => {
    await sair();
    await expect.element(pergunta).toBeVisible();
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    expect(location.pathname).toBe('/dados-cliente');
    await expect.element(site).toHaveValue('javascript:alert(1)');
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
  });
});

it('whoever leaves without saving lets go of the client; one chosen since is kept by Back', async () => {
  responderPainelVazio(CLIENTES);
  await agenda.click();
  await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect.poll(() => location.pathname).toBe('/agenda');
  await expect.element(chip).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('dominio.cliente') ?? '').state.cliente).toBeNull();
  await menu.getByRole('link', { name: 'Clientes', exact: true }).click();
  await page.getByRole('main').getByText('Mercado Boreal').first().click();
  await expect.poll(() => location.pathname).toBe('/dashboard-cliente');
  await expect.element(chip).toMatchTextContent('Mercado Boreal');
  history.back();
  await expect.poll(() => location.pathname).toBe('/selecionar-cliente');
  history.back();
  await expect.poll(() => location.pathname).toBe('/agenda');
  await expect.element(chip).toMatchTextContent('Mercado Boreal');
});
