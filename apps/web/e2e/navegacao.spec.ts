import type { Page } from '@playwright/test';
import { entrarComo, expect, test } from './apoio.ts';

const lateral = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

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
