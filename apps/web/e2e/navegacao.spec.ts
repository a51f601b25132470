import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';

const lateral = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const estrela = (aba: Page) =>
  aba.getByRole('main').getByRole('button', { name: 'Favoritar Agenda' });

test('a star set in one tab shows in the other, in the menu and in the search, and survives a reload', async ({
  page,
  context,
  firma,
  entrarComo,
}) => {
  await entrarComo(page, await firma.pessoa(), '/agenda');
  const outra = await context.newPage();
  await outra.goto('/agenda');
  await expect(estrela(outra)).toHaveAttribute('aria-pressed', 'false');
  const gravado = page.waitForResponse(
    (resposta) => resposta.url().endsWith('/favoritos') && resposta.request().method() === 'PUT',
  );
  await estrela(page).click();
  for (const aba of [page, outra]) {
    await expect(estrela(aba)).toHaveAttribute('aria-pressed', 'true');
  }
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
  await estrela(outra).click();
  await expect(estrela(page)).toHaveAttribute('aria-pressed', 'false');
});
