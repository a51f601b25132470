import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';

const NOME = { name: 'Favoritar Agenda' };
const estrela = page.getByRole('main').getByRole('button', NOME);
const naLateral = page.getByRole('navigation', { name: 'Principal' }).getByRole('button', NOME);

describe('the star of a page', () => {
  beforeEach(async () => {
    responderAgendaVazia();
    await abrirPagina('/agenda');
    await expect.element(estrela).toHaveAttribute('aria-pressed', 'false');
    await estrela.click();
    await expect.element(estrela).toHaveAttribute('aria-pressed', 'true');
  });

  it('that was set is set in the menu too', async () => {
    await expect.element(naLateral).toHaveAttribute('aria-pressed', 'true');
  });

  it('that was set is so after a reload, until it is taken away', async () => {
    await recarregar();
    await expect.element(estrela).toHaveAttribute('aria-pressed', 'true');
    await estrela.click();
    await expect.element(estrela).toHaveAttribute('aria-pressed', 'false');
    await expect.element(naLateral).toHaveAttribute('aria-pressed', 'false');
  });

  it('that was set puts the page among the favourites of the search', async () => {
    await page.getByPlaceholder('Digite para buscar...').click();
    await expect
      .element(page.getByRole('group', { name: 'Favoritos' }))
      .toMatchTextContent('Agenda');
  });
});
