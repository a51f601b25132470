import type { Page } from '@playwright/test';
import { entrarComo, expect, test } from './apoio.ts';
import { chip, guardado, linhas, meusClientes } from './clientes.apoio.ts';

const pergunta = (page: Page) => page.getByRole('dialog', { name: 'Sair sem salvar?' });
const segmento = (page: Page) => page.getByRole('textbox', { name: 'Segmento' });

async function naFicha(page: Page, qual = 0) {
  await entrarComo(page, 'admin', '/inicio');
  const cliente = (await meusClientes(page)).at(qual);
  await page.goto(`/dados-cliente?cliente_id=${cliente?.id}`);
  await expect(segmento(page)).toBeVisible();
  await expect(page).toHaveURL('/dados-cliente');
  return cliente;
}

/** The question holds the step back, with the client and what was typed as they were. */
async function fica(page: Page) {
  await expect(pergunta(page)).toBeVisible();
  await pergunta(page).getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL('/dados-cliente');
  await expect(segmento(page)).toHaveValue('Digitado e não salvo');
  await expect(chip(page)).toBeVisible();
}

test('no way out of a client’s record takes the client, and what was typed, before the question', async ({
  page,
}) => {
  test.slow();
  const cliente = await naFicha(page);
  await segmento(page).fill('Digitado e não salvo');
  const menu = page.getByRole('navigation', { name: 'Principal' });

  await menu.getByRole('link', { name: 'Agenda', exact: true }).click();
  await fica(page);
  await page.getByRole('button', { name: 'Desvincular', exact: true }).click();
  await fica(page);
  await chip(page).click();
  await page.getByRole('button', { name: 'Desvincular Cliente' }).click();
  await fica(page);
  await chip(page).click();
  await page.getByRole('link', { name: 'Trocar Cliente' }).click();
  await fica(page);
  // Another client of the same panel takes the form's place without a step to another page.
  await chip(page).click();
  await page.getByRole('option').nth(1).click();
  await fica(page);
  await page.getByRole('main').click();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await fica(page);

  await menu.getByRole('link', { name: 'Agenda', exact: true }).click();
  await pergunta(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/\/agenda/);
  await expect(chip(page)).toHaveCount(0);
  expect((await guardado(page)).state.cliente).toBeNull();
  // Back finds the step's state again: a client chosen since is kept.
  await page.goto('/selecionar-cliente');
  await linhas(page).first().click();
  await expect(chip(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/agenda/);
  await expect(chip(page)).toBeVisible();
  expect(cliente).toBeDefined();
});

test('a client’s record that was saved has nothing left to lose', async ({ page }) => {
  // One whose record no other test saves: its version would be another by then.
  await naFicha(page, -3);
  const perguntas: string[] = [];
  page.on('dialog', (dialogo) => {
    perguntas.push(dialogo.type());
    void dialogo.accept();
  });
  await segmento(page).fill(`Comércio ${Date.now()}`);
  await page.getByRole('button', { name: 'Salvar cliente' }).click();
  await expect(page.getByText('Cliente salvo')).toBeVisible();
  await page.reload();
  expect(perguntas).toEqual([]);
  await segmento(page).fill(`Indústria ${Date.now()}`);
  await page.getByRole('button', { name: 'Salvar cliente' }).click();
  await expect(page.getByText('Cliente salvo')).toBeVisible();
  await page.getByRole('link', { name: 'Agenda', exact: true }).first().click();
  await expect(page).toHaveURL(/\/agenda/);
});
