import type { Page } from '@playwright/test';
import { entrarComo, expect, soNestaPagina, test } from './apoio.ts';

const lateral = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const titulo = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('the menu by keyboard: the page, its title and the focus on its heading, and back where one was', async ({
  page,
}) => {
  await entrarComo(page, 'admin', '/inicio');
  await lateral(page).getByRole('link', { name: 'Agenda' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Agenda · Domínio');
  await expect(titulo(page)).toHaveText('Agenda');
  await expect(titulo(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Início · Domínio');
  await expect(titulo(page)).toBeFocused();
});

test('a star set in one tab shows in the other, in the menu and in the search, and survives a reload', async ({
  page,
  context,
}) => {
  await entrarComo(page, 'consultor', '/agenda');
  const outra = await context.newPage();
  await outra.goto('/agenda');
  const estrela = (aba: Page) =>
    aba.getByRole('main').getByRole('button', { name: 'Favoritar Agenda' });
  await expect(estrela(outra)).toHaveAttribute('aria-pressed', 'false');
  const gravacao = (aba: Page) =>
    aba.waitForResponse(
      (resposta) => resposta.url().endsWith('/favoritos') && resposta.request().method() === 'PUT',
    );
  const gravado = gravacao(page);
  await estrela(page).click();
  await expect(estrela(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(estrela(outra)).toHaveAttribute('aria-pressed', 'true');
  await expect(lateral(outra).getByRole('button', { name: 'Favoritar Agenda' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await gravado;
  await outra.reload();
  await expect(estrela(outra)).toHaveAttribute('aria-pressed', 'true');
  await outra.getByPlaceholder('Digite para buscar...').click();
  await expect(outra.getByRole('group', { name: 'Favoritos' })).toContainText('Agenda');
  await outra.keyboard.press('Escape');
  // Left as it was found.
  const tirado = gravacao(outra);
  await estrela(outra).click();
  await expect(estrela(page)).toHaveAttribute('aria-pressed', 'false');
  await tirado;
});

test('shortcuts go somewhere, list themselves, rest while typing, and can be switched off', async ({
  page,
}) => {
  await soNestaPagina(page);
  await entrarComo(page, 'gestor', '/inicio');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/selecionar-cliente$/);
  await expect(titulo(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Digite para buscar...')).toBeFocused();
  await page.keyboard.type('ga');
  await expect(page).toHaveURL(/\/selecionar-cliente$/);
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const lista = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(lista.getByRole('region', { name: 'Ir para' })).toContainText('Agenda');
  await lista.getByRole('switch', { name: 'Usar atalhos de uma tecla' }).click();
  await page.keyboard.press('Escape');
  await expect(lista).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.keyboard.press('?');
  await expect(lista).toBeVisible();
  await expect(page).toHaveURL(/\/selecionar-cliente$/);
  await lista.getByRole('switch', { name: 'Usar atalhos de uma tecla' }).click();
  await page.keyboard.press('Escape');
  await expect(lista).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Novo agendamento' })).toBeVisible();
});

test('on a phone four destinations stand in the bottom bar and the rest is in Mais', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await entrarComo(page, 'admin', '/inicio');
  await lateral(page).getByRole('link', { name: 'Agenda' }).click();
  await expect(titulo(page)).toHaveText('Agenda');
  await expect(lateral(page).getByRole('link', { name: 'Agenda' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const destinos = await lateral(page).getByRole('link').count();
  expect(destinos).toBeLessThanOrEqual(4);
  await lateral(page).getByRole('button', { name: 'Mais' }).click();
  const folha = page.getByRole('dialog', { name: 'Mais' });
  await expect(folha.getByRole('button', { name: 'Sair' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(folha).toBeHidden();
});
