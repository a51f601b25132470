import type { Page } from '@playwright/test';
import { expect } from './jornada.ts';

/** What a person of a journey about signing in has chosen. */
export const SENHA = 'corvo azul de bicicleta';

/** Fills the sign-in form and sends it. */
export async function preencherEntrada(page: Page, email: string, senha = SENHA): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Ends the session from the menu of the person. */
export async function sair(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/entrar');
}
