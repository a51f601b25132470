import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import {
  abrir,
  botao,
  campo,
  comNome,
  enviados,
  gravar,
  mudar,
} from '../../../test/pagina/propriedades.tsx';

describe('a property', () => {
  it('is reached by Tab, opened and saved by Enter, and has the focus again', async () => {
    await abrir();
    await userEvent.keyboard('{Tab}');
    await expect.element(mudar('nome')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(campo('nome')).toHaveFocus();
    await campo('nome').fill('Padaria');
    await userEvent.keyboard('{Enter}');
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
    await expect.element(mudar('nome')).toHaveFocus();
    expect(enviados()).toEqual([{ nome: 'Padaria' }]);
  });

  it('is saved as it is left by a click, which does what it means', async () => {
    await comNome('Padaria');
    await botao('Outra coisa').click();
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
    await expect.element(botao('Outra coisa')).toHaveFocus();
    expect(enviados()).toEqual([{ nome: 'Padaria' }]);
  });

  it('is saved as it is left by the keyboard', async () => {
    await comNome('Padaria');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
    await expect.element(mudar('telefone')).toHaveFocus();
    expect(enviados()).toEqual([{ nome: 'Padaria' }]);
  });

  it('is left as it was by Escape and by its button', async () => {
    await comNome('Padaria');
    await userEvent.keyboard('{Escape}');
    await expect.element(mudar('nome')).toHaveFocus();
    await expect.element(mudar('nome')).toMatchTextContent('Aurora');
    await mudar('nome').click();
    await campo('nome').fill('Padaria');
    await botao('Cancelar').click();
    await expect.element(mudar('nome')).toMatchTextContent('Aurora');
    expect(enviados()).toEqual([]);
  });

  it('is not sent unchanged', async () => {
    await abrir();
    await mudar('nome').click();
    await expect.element(campo('nome')).toHaveFocus();
    await botao('Outra coisa').click();
    await expect.element(mudar('nome')).toBeVisible();
    await mudar('nome').click();
    await botao('Salvar').click();
    await expect.element(mudar('nome')).toHaveFocus();
    expect(enviados()).toEqual([]);
  });

  it('is saved once, though leaving it comes while Enter saves it', async () => {
    let soltar = () => {};
    gravar.mockReturnValueOnce(new Promise<void>((resolve) => (soltar = resolve)));
    await comNome('Padaria');
    await userEvent.keyboard('{Enter}');
    await botao('Outra coisa').click();
    soltar();
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
    await expect.element(botao('Outra coisa')).toHaveFocus();
    expect(enviados()).toHaveLength(1);
  });

  it('of several lines is saved by Ctrl and Enter', async () => {
    await abrir();
    await mudar('notas').click();
    await campo('notas').fill('Liga às segundas.');
    await userEvent.keyboard('{Enter}de tarde{Control>}{Enter}{/Control}');
    await expect.element(mudar('notas')).toHaveFocus();
    expect(enviados()).toEqual([{ notas: 'Liga às segundas.\nde tarde' }]);
  });

  it('that holds nothing yet is said to, and filled in by a click', async () => {
    await abrir();
    await expect.element(mudar('telefone')).toMatchTextContent('Não informado');
    await mudar('telefone').click();
    await campo('telefone').fill('11 4000-0000');
    await userEvent.keyboard('{Enter}');
    await expect.element(mudar('telefone')).toMatchTextContent('11 4000-0000');
  });

  it('that can only be read has no way to change it', async () => {
    await abrir();
    await expect.element(page.getByText('12.345.678/0001-95')).toBeVisible();
    await expect.element(mudar('CNPJ')).not.toBeInTheDocument();
  });

  it('is read and changed without anything axe complains of', async () => {
    await comNome('');
    await botao('Outra coisa').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await semViolacoes();
  });
});
