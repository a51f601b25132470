import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { descoberto } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

/** Beside the one row that its term finds. */
const NOTA_3 = '/kit?nota=3&termo=n%C2%BA+003';
const linha = (n: number) => page.getByRole('grid', { name: 'Notas' }).getByRole('row').nth(n);

describe('a drawer', () => {
  const gaveta = painel('Serviço nº 003');
  const descricao = gaveta.getByRole('textbox', { name: 'Descrição' });
  const campo = (nome: string) => gaveta.getByLabelText(nome);
  const salvar = () => gaveta.getByRole('button', { name: 'Salvar' }).click();

  it('has an address: Back closes it where it was opened, Forward opens it again', async () => {
    await abrirPagina('/kit');
    await teclar(linha(3), '{Enter}');
    await parametro('nota').toBe('3');
    await expect.element(gaveta).toBeVisible();
    history.back();
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
    await expect.element(linha(3)).toHaveFocus();
    history.forward();
    await expect.element(gaveta).toBeVisible();
  });

  it('says at its field what cannot be, before anything is sent', async () => {
    await abrirPagina(NOTA_3);
    await campo('CPF').fill('1');
    await salvar();
    await expect.element(gaveta.getByText('CPF inválido.')).toBeVisible();
    await expect.element(campo('CPF')).toHaveFocus();
  });

  it('keeps what was typed through a refusal, which is shown at its fields', async () => {
    await abrirPagina(NOTA_3);
    await descricao.fill('recusada');
    await campo('Valor').fill('R$ 1.234,56');
    await campo('CPF').fill('52998224725');
    await salvar();
    await expect.element(gaveta.getByText('Já existe uma nota com esta descrição.')).toBeVisible();
    await expect.element(gaveta.getByText('O valor passa do limite.')).toBeVisible();
    await expect.element(descricao).toHaveFocus();
    await expect.element(campo('Valor')).toHaveValue('1.234,56');
    await expect.element(campo('CPF')).toHaveValue('529.982.247-25');
    await gaveta.getByRole('button', { name: 'Valor' }).click();
    await expect.element(campo('Valor')).toHaveFocus();
  });

  it('opens the list of a field below what is said of the field', async () => {
    await abrirPagina(NOTA_3);
    const hora = gaveta.getByRole('combobox', { name: 'Hora' });
    await hora.fill('99');
    await salvar();
    await hora.click();
    await expect.element(gaveta.getByRole('option').first()).toBeVisible();
    await descoberto(gaveta.getByText('Informe uma hora como 09:30.'));
  });

  it('asks before what was typed is lost', async () => {
    await abrirPagina(NOTA_3);
    await descricao.fill('recusada');
    await gaveta.getByRole('button', { name: 'Fechar' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(descricao).toHaveValue('recusada');
  });

  it('closes once it is saved, and gives the focus back', async () => {
    await abrirPagina('/kit');
    await teclar(linha(3), '{Enter}');
    await descricao.fill('aceita');
    await salvar();
    await expect.element(page.getByText('Nota salva')).toBeVisible();
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
    await expect.element(linha(3)).toHaveFocus();
  });
});

describe('a card of the board', () => {
  const coluna = (name: string) => page.getByRole('region', { name, exact: true });
  const cartao = (nome: string) => coluna(nome).getByText('Conferir extrato');
  const alca = page.getByRole('button', { name: 'Arrastar Conferir extrato' });
  const dito = (texto: string) =>
    expect
      .poll(() =>
        [...document.querySelectorAll('[aria-live="assertive"]')].map((um) => um.textContent),
      )
      .toContainEqual(expect.stringContaining(texto));

  it('goes from column to column by the keyboard, with every step said', async () => {
    await abrirPagina('/kit?resposta=vazia');
    await teclar(alca, ' ');
    await dito('Conferir extrato');
    await userEvent.keyboard('{ArrowRight}');
    await dito('sobre Em andamento.');
    await userEvent.keyboard('{ArrowRight}');
    await dito('sobre Concluído.');
    await userEvent.keyboard(' ');
    await dito('solto em Concluído.');
    await expect.element(cartao('Concluído')).toBeVisible();
    await expect.element(alca).toHaveFocus();
  });

  it('goes by its menu as well, and back by undoing', async () => {
    await abrirPagina('/kit?resposta=vazia');
    await page.getByRole('button', { name: 'Mover Conferir extrato para outra coluna' }).click();
    await page.getByRole('menuitem', { name: 'Concluído' }).click();
    await expect.element(cartao('Concluído')).toBeVisible();
    await expect.element(alca).toHaveFocus();
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await expect.element(cartao('A fazer')).toBeVisible();
  });
});

describe('the table of the kit', () => {
  const notas = page.getByRole('region', { name: 'Notas' });
  const resposta = page.getByLabelText('Resposta do servidor');

  it('stands in every state without a jump', async () => {
    await abrirPagina('/kit');
    await expect.element(linha(1)).toBeVisible();
    const lugar = () => notas.element().getBoundingClientRect().toJSON();
    const antes = lugar();
    for (const [valor, texto] of [
      ['erro', 'O servidor não respondeu. Tente novamente.'],
      ['vazia', 'Nenhuma nota com estes filtros.'],
      ['carregando', 'Carregando…'],
    ] as const) {
      await resposta.selectOptions(valor);
      await expect.element(notas.getByText(texto)).toBeInTheDocument();
      expect(lugar()).toEqual(antes);
    }
  });

  it('asks again after an error', async () => {
    await abrirPagina('/kit?resposta=erro');
    await notas.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(linha(1)).toBeVisible();
  });

  it('is a list of cards on a phone, each of which opens its drawer', async () => {
    await page.viewport(375, 800);
    await abrirPagina('/kit');
    const cartoes = page.getByRole('list', { name: 'Notas' });
    await cartoes.getByRole('button', { name: 'Serviço nº 002', exact: true }).click();
    await expect.element(painel('Serviço nº 002')).toBeVisible();
  });
});
