import type { Page } from '@playwright/test';
import { expect } from './jornada.ts';

/** The password of people in journeys about signing in. */
export const SENHA = 'corvo azul de bicicleta';

/** Fills the sign-in form and sends it. */
export async function preencherEntrada(page: Page, email: string, senha = SENHA): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Signs out from the menu of the person. */
export async function sair(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/entrar');
}
