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
import { comToque } from '../../../test/pagina/toque.ts';

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

  it('that is one line alone is written anew by what is typed', async () => {
    await abrir();
    await mudar('nome').click();
    await expect.element(campo('nome')).toHaveFocus();
    await userEvent.keyboard('Padaria{Enter}');
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
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

  it('begins on one line with its name under a finger, with all pencils below each other', async () => {
    comToque();
    await abrir();
    const linhas = [...document.querySelectorAll('dl > div:not([data-larga])')];
    const topo = (no: Node | null | undefined) => {
      const texto = document.createRange();
      texto.selectNodeContents(no as Node);
      return texto.getBoundingClientRect().top;
    };
    for (const linha of linhas) {
      const [nome, valor] = [linha.querySelector('dt'), linha.querySelector('dd')];
      const escrito = valor?.querySelector('button > span') ?? valor;
      expect(Math.abs(topo(nome) - topo(escrito))).toBeLessThan(1);
    }
    const lapis = [...document.querySelectorAll('dl svg')];
    const lados = lapis.map((um) => Math.round(um.getBoundingClientRect().right));
    expect([lapis.length, new Set(lados).size]).toEqual([3, 1]);
  });

  it('is read and changed without anything axe complains of', async () => {
    await comNome('');
    await botao('Outra coisa').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await semViolacoes();
  });
});
