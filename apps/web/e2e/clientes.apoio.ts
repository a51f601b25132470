import type { Page } from '@playwright/test';

/** The button of the top bar with the selected client. */
export const chip = (page: Page) => page.getByRole('button', { name: /^Cliente ativo/ });
/** Rows of the list of clients. */
export const linhas = (page: Page) => page.getByRole('main').locator('tr[data-indice]');
