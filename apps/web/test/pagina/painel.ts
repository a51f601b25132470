import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { teclar } from './teclado.ts';

/** The panel beside the work by its name, at any width: on a phone, over everything, it is a dialog. */
export const painel = (name: string | RegExp): Locator =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));

/** The button '⋯' of a panel. */
export const maisAcoes = (aberto: Locator): Locator =>
  aberto.getByRole('button', { name: 'Mais ações' });

/** What the menu of a panel has. */
export const acao = (name: string): Locator => page.getByRole('menuitem', { name, exact: true });

/** Chooses what else may be done with the record of a panel, and waits until its menu is gone. */
export async function escolherAcao(aberto: Locator, name: string): Promise<void> {
  await maisAcoes(aberto).click();
  await acao(name).click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
}

/** Chooses it by the keyboard, once the menu has the focus. */
export async function teclarAcao(aberto: Locator, name: string): Promise<void> {
  await teclar(maisAcoes(aberto), '{Enter}');
  const noMenu = () => document.activeElement?.closest('[role="menu"]') !== null;
  await expect.poll(noMenu, { message: 'o menu tem o foco' }).toBe(true);
  const item = (await acao(name).findElement()) as HTMLElement;
  item.focus();
  await userEvent.keyboard('{Enter}');
}
