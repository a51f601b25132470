import type { Page } from '@playwright/test';
import { entrarComo, expect, semViolacoes, test } from './apoio.ts';
import { chip, comClienteAtivo } from './clientes.apoio.ts';

const opcoes = (page: Page) => page.getByRole('listbox').getByRole('option');
const botao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome });

test.describe('what opens from the bars has no accessibility violation', () => {
  test('the menu of the person, with an entry under the keyboard', async ({ page }) => {
    await entrarComo(page, 'gestor');
    await botao(page, 'Menu do usuário').click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await semViolacoes(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(botao(page, 'Menu do usuário')).toBeFocused();
  });

  test('the list of clients, with the mark beside the active one and upon it', async ({ page }) => {
    test.slow();
    await comClienteAtivo(page);
    await chip(page).click();
    await expect(opcoes(page).first()).toBeVisible();
    await semViolacoes(page, ['dark']);
    await page.keyboard.press('ArrowDown');
    await semViolacoes(page, ['dark']);
    await opcoes(page).nth(3).hover();
    await semViolacoes(page);
  });

  test('the menu of the client', async ({ page }) => {
    await comClienteAtivo(page);
    await botao(page, 'Menu do cliente').click();
    await expect(page.getByRole('link', { name: 'Agenda do cliente' })).toBeVisible();
    await semViolacoes(page);
  });

  test('the bell and the popup of today', async ({ page }) => {
    await entrarComo(page, 'gestor');
    await botao(page, /^Notificações/).click();
    await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible();
    await semViolacoes(page, ['dark']);
    await page.keyboard.press('Escape');
    await botao(page, 'Agendamentos de hoje').click();
    await expect(page.getByRole('link', { name: '+ Novo Agendamento' })).toBeVisible();
    await semViolacoes(page);
  });
});

test.describe('no celular', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('Mais, with an active client, whose agenda it leads to', async ({ page }) => {
    await comClienteAtivo(page);
    await botao(page, 'Mais').tap();
    const folha = page.getByRole('dialog', { name: 'Mais' });
    await expect(folha.getByRole('button', { name: 'Sair' })).toBeVisible();
    await semViolacoes(page);
    await folha.getByRole('link', { name: 'Agenda do cliente' }).tap();
    await expect(page).toHaveURL(/\/agenda\?.*cliente=\d+/);
    await expect(folha).toBeHidden();
    await expect(chip(page)).toBeVisible();
  });
});
