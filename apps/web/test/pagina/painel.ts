import { type Locator, page } from 'vitest/browser';

/** The panel beside the work by its name, at any width: on a phone, over everything, it is a dialog. */
export const painel = (name: string | RegExp): Locator =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
