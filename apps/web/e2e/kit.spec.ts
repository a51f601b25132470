import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { descoberto, entrarComo, expect, semViolacoes, test } from './apoio.ts';

const grade = (page: Page) => page.getByRole('grid', { name: 'Notas' });
const linhas = (page: Page) => grade(page).locator('tr[data-indice]');
const parametro = (page: Page, nome: string) =>
  expect.poll(() => new URL(page.url()).searchParams.get(nome));

test.describe('kit', () => {
  test.beforeEach(async ({ page }) => {
    await entrarComo(page, 'admin', '/kit');
  });

  test('the table is walked, ordered and turned by the keyboard; the address tells and Back undoes', async ({
    page,
  }) => {
    await expect(grade(page)).toHaveAttribute('aria-rowcount', '313');
    const primeira = linhas(page).first();
    await primeira.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(grade(page).locator('tr:focus')).toHaveAttribute('aria-rowindex', '4');
    await page.keyboard.press('End');
    await expect(grade(page).locator('tr:focus')).toHaveAttribute('aria-rowindex', '51');
    await expect(grade(page).locator('tr:focus')).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(primeira).toBeFocused();
    // From a row Tab goes to its box and its menu, and on to what comes after the rows.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ações de Serviço nº 001' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Próxima página' })).toBeFocused();

    const valor = page.getByRole('columnheader', { name: 'Valor' });
    await valor.getByRole('button').press('Enter');
    await expect(valor).toHaveAttribute('aria-sort', 'ascending');
    await valor.getByRole('button').press('Enter');
    await parametro(page, 'ordem').toBe('-valor');
    await page.getByRole('button', { name: 'Próxima página' }).press('Enter');
    await parametro(page, 'pagina').toBe('2');
    await expect(linhas(page).first()).toHaveAttribute('aria-rowindex', '52');
    await page.reload();
    await expect(page.getByText('51–100 de 312')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1–50 de 312')).toBeVisible();
    await page.goBack();
    await expect(valor).toHaveAttribute('aria-sort', 'ascending');

    await page.getByRole('button', { name: 'Colunas', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Itens' }).click();
    await expect(page.getByRole('checkbox', { name: 'Itens' })).toBeChecked();
    await page.getByRole('button', { name: 'Mover Itens para antes' }).click();
    await parametro(page, 'colunas').toBe('descricao,cidade,vencimento,itens,valor');
    await page.getByLabel('Compacta').click();
    await parametro(page, 'densidade').toBe('compacta');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader')).toContainText([
      '',
      'Descrição',
      'Cidade',
      'Vencimento',
      'Itens',
      'Valor',
      'Ações',
    ]);

    // A view keeps filters, columns and density, and brings them back.
    const visoes = page.getByRole('button', { name: /^Vis(ões|ão:)/ });
    const nome = `Por valor ${Date.now()}`;
    await visoes.click();
    await page.getByLabel('Salvar esta visão como').fill(nome);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('button', { name: nome, exact: true })).toBeVisible();
    await page.goto('/kit');
    await visoes.click();
    await page.getByRole('button', { name: nome, exact: true }).click();
    await parametro(page, 'densidade').toBe('compacta');
    await expect(page.getByRole('columnheader', { name: 'Itens' })).toBeVisible();

    // It takes another name, and is the same one after a deletion that was undone.
    await visoes.click();
    const renomear = page.getByRole('button', { name: `Renomear a visão ${nome}` });
    await renomear.press('Enter');
    const campo = page.getByRole('textbox', { name: `Novo nome da visão ${nome}` });
    await campo.press('Escape');
    await expect(renomear).toBeFocused();
    await renomear.press('Enter');
    await campo.fill(`${nome} outra`);
    await campo.press('Enter');
    const outra = page.getByRole('button', { name: `${nome} outra`, exact: true });
    await expect(outra).toBeVisible();
    await expect(visoes).toHaveText(`Visão: ${nome} outra`);
    await semViolacoes(page, ['dark']);
    await page.getByRole('button', { name: `Excluir a visão ${nome} outra` }).click();
    await expect(outra).toBeHidden();
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await visoes.click();
    await expect(outra).toBeVisible();
    await page.getByRole('button', { name: `Excluir a visão ${nome} outra` }).click();
    await page.getByLabel('Salvar esta visão como').fill(`${nome} OUTRA`);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('button', { name: `${nome} OUTRA`, exact: true })).toBeVisible();
  });

  test('rows are chosen one by one, in stretches and over the whole filter, and exported', async ({
    page,
  }) => {
    await linhas(page).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 selecionados')).toBeVisible();
    const exportar = async (formato: string) => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      const [descarga] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: formato }).click(),
      ]);
      return { nome: descarga.suggestedFilename(), bytes: await readFile(await descarga.path()) };
    };
    const csv = await exportar('CSV');
    expect(csv.nome).toBe('notas.csv');
    expect(csv.bytes.toString('utf8')).toBe(
      '\ufeffDescrição;Cidade;Vencimento;Valor\r\n' +
        'Serviço nº 001;São Paulo;01/01/2026;0,00\r\n' +
        'Serviço nº 002;Recife;07/02/2026;79,19\r\n' +
        'Serviço nº 003;Belém;16/03/2026;158,38\r\n',
    );

    await page.getByLabel('Selecionar esta página').click();
    await page.getByRole('button', { name: 'Selecionar todos os 312 do filtro' }).click();
    await expect(page.getByText('312 selecionados')).toBeVisible();
    const planilha = await exportar('Excel (XLSX)');
    expect(planilha.nome).toBe('notas.xlsx');
    expect(planilha.bytes.subarray(0, 2).toString()).toBe('PK');
    await page.getByRole('button', { name: 'Agir sobre a seleção' }).click();
    await expect(page.getByText('Ação sobre 312 notas')).toBeVisible();
  });

  test('a drawer has an address; what was typed is guarded and survives a refusal, which is shown at its fields', async ({
    page,
  }) => {
    await linhas(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await parametro(page, 'nota').toBe('3');
    await expect(page.getByRole('dialog', { name: 'Serviço nº 003' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(linhas(page).nth(2)).toBeFocused();
    await page.goForward();
    const gaveta = page.getByRole('dialog', { name: 'Serviço nº 003' });
    const descricao = gaveta.getByRole('textbox', { name: 'Descrição' });
    await descricao.fill('recusada');
    await gaveta.getByLabel('Valor').fill('R$ 1.234,56');
    await gaveta.getByLabel('CPF').fill('1');
    await gaveta.getByRole('button', { name: 'Salvar' }).click();
    await expect(gaveta.getByText('CPF inválido.')).toBeVisible();
    await expect(gaveta.getByLabel('CPF')).toBeFocused();
    await gaveta.getByLabel('CPF').fill('52998224725');
    await gaveta.getByRole('button', { name: 'Salvar' }).click();
    await expect(gaveta.getByText('Já existe uma nota com esta descrição.')).toBeVisible();
    await expect(gaveta.getByText('O valor passa do limite.')).toBeVisible();
    await expect(descricao).toBeFocused();
    await expect(gaveta.getByLabel('Valor')).toHaveValue('1.234,56');
    await expect(gaveta.getByLabel('CPF')).toHaveValue('529.982.247-25');
    await gaveta.getByRole('button', { name: 'Valor' }).click();
    await expect(gaveta.getByLabel('Valor')).toBeFocused();
    // The list opens below what is said of the field.
    const hora = gaveta.getByRole('combobox', { name: 'Hora' });
    await hora.fill('99');
    await gaveta.getByRole('button', { name: 'Salvar' }).click();
    await hora.click();
    await expect(gaveta.getByRole('option').first()).toBeVisible();
    await descoberto(gaveta.getByText('Informe uma hora como 09:30.'));
    await hora.fill('09:00');

    await gaveta.getByRole('button', { name: 'Fechar' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(descricao).toHaveValue('recusada');
    await descricao.fill('aceita');
    await gaveta.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Nota salva')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(linhas(page).nth(2)).toBeFocused();
  });

  test('a card goes from column to column by the keyboard, with every step said, or by its menu', async ({
    page,
  }) => {
    const coluna = (nome: string) => page.getByRole('region', { name: nome, exact: true });
    const alca = page.getByRole('button', { name: 'Arrastar Conferir extrato' });
    const dito = page.locator('[aria-live="assertive"]');
    await alca.focus();
    await page.keyboard.press('Space');
    await expect(dito.filter({ hasText: 'Conferir extrato' })).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(dito.filter({ hasText: 'sobre Em andamento.' })).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(dito.filter({ hasText: 'sobre Concluído.' })).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(dito.filter({ hasText: 'solto em Concluído.' })).toHaveCount(1);
    await expect(coluna('Concluído').getByText('Conferir extrato')).toBeVisible();
    await expect(alca).toBeFocused();

    await page.getByRole('button', { name: 'Mover Conferir extrato para outra coluna' }).click();
    await page.getByRole('menuitem', { name: 'A fazer' }).click();
    await expect(coluna('A fazer').getByText('Conferir extrato')).toBeVisible();
    await expect(alca).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await expect(coluna('Concluído').getByText('Conferir extrato')).toBeVisible();
  });

  test('every state of the table stands without a jump, and on a phone rows are cards', async ({
    page,
  }) => {
    const resposta = page.getByLabel('Resposta do servidor');
    const altura = () => page.getByRole('region', { name: 'Notas' }).boundingBox();
    await expect(linhas(page).first()).toBeVisible();
    const antes = await altura();
    for (const [valor, texto] of [
      ['erro', 'O servidor não respondeu. Tente novamente.'],
      ['vazia', 'Nenhuma nota com estes filtros.'],
      ['carregando', 'Carregando…'],
    ] as const) {
      await resposta.selectOption(valor);
      await expect(page.getByRole('region', { name: 'Notas' }).getByText(texto)).toHaveCount(1);
      expect(await altura()).toEqual(antes);
    }
    await resposta.selectOption('erro');
    await page
      .getByRole('region', { name: 'Notas' })
      .getByRole('button', { name: 'Tentar novamente' })
      .click();
    await expect(linhas(page).first()).toBeVisible();

    await page.setViewportSize({ width: 375, height: 800 });
    const cartoes = page.getByRole('list', { name: 'Notas' });
    await cartoes.getByRole('button', { name: 'Serviço nº 002', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Serviço nº 002' })).toBeVisible();
  });
});
