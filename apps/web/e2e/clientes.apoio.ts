import type { ClienteDaLista } from '@dominio/contrato/clientes';
import type { Page } from '@playwright/test';
import { entrarComo, expect } from './apoio.ts';

/** What is kept of the selected client, as it is stored. */
export const guardado = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('dominio.cliente') ?? 'null'));
/** The active client in the top bar. */
export const chip = (page: Page) => page.getByRole('button', { name: /^Cliente ativo/ });
/** Rows of the list of clients, or its cards on a phone. */
export const linhas = (page: Page) =>
  page.getByRole('main').locator('tr[data-indice], section > div > ul > li');

/** The clients that the signed-in person reaches, as the server answers them. */
export async function meusClientes(page: Page): Promise<ClienteDaLista[]> {
  const { clientes } = await page.evaluate(async () => {
    const token = localStorage.getItem('dominio.token');
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch('/usuarios/me/clientes-filtrados', { headers })).json();
  });
  return clientes;
}

/** Signs in and makes the first client of the list the active one. */
export async function comClienteAtivo(page: Page): Promise<string> {
  await entrarComo(page, 'gestor', '/selecionar-cliente');
  const primeira = linhas(page).first();
  await primeira.click();
  await expect(chip(page)).toBeVisible();
  return (await guardado(page)).state.cliente.name;
}
