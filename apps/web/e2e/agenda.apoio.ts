import type { Page } from '@playwright/test';

/** An appointment on the calendar, by its title. */
export const evento = (page: Page, titulo: string) =>
  page.getByRole('main').locator('[data-evento]').filter({ hasText: titulo });

/** The panel beside the agenda, or a dialog that asks something. */
export const gaveta = (page: Page, nome: string | RegExp) =>
  page.getByRole('complementary', { name: nome }).or(page.getByRole('dialog', { name: nome }));

/** The parameters that the page's address has now. */
export const parametros = (page: Page) =>
  Object.fromEntries(new URL(page.url()).searchParams.entries());
