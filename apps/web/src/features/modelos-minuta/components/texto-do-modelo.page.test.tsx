import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { painel } from '../../../../test/pagina/painel.ts';
import { responderModelosMinuta } from '../../../../test/pagina/registros/modelo-minuta.ts';

const gaveta = painel('Novo modelo de minuta');
const texto = gaveta.getByRole('textbox', { name: 'Texto' });

it('a variable is put where the cursor was, found by what it stands for', async () => {
  responderModelosMinuta();
  await abrirPagina('/configuracoes/minutas?novo=1');
  await texto.fill('De , presente');
  await userEvent.keyboard('{Home}{ArrowRight>3/}');
  await gaveta.getByRole('combobox', { name: 'Inserir variável' }).fill('razão social');
  await page.getByRole('option', { name: /Razão social/ }).click();
  await expect.element(texto).toHaveValue('De {cliente}, presente');
  await expect.element(texto).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(texto).toHaveValue('De {cliente}!, presente');
});
