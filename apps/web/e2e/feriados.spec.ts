import type { Page } from '@playwright/test';
import { chamarApi, entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

const PAGINA = '/configuracoes?painel=feriados';
const gavetaDe = (page: Page) => page.getByRole('dialog', { name: 'Feriados' });
const doEscritorio = (page: Page) => page.getByRole('region', { name: 'Do escritório' });

test('the holidays of the law are read with it; those of the firm are added, changed and deleted with a way back', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/422|409/);
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/configuracoes');
  await page.getByRole('link', { name: 'Feriados', exact: true }).click();
  const gaveta = gavetaDe(page);
  const nacional = gaveta.getByRole('listitem').filter({ hasText: 'Tiradentes' });
  await expect(nacional).toContainText('Lei 662/1949');
  await expect(nacional.getByRole('button')).toHaveCount(0);
  await expect(gaveta.getByRole('listitem').filter({ hasText: 'Carnaval (terça' })).toContainText(
    'Só bancos',
  );
  const ano = gaveta.getByRole('combobox', { name: 'Ano' });
  await ano.click();
  await page.getByRole('option', { name: '2029' }).click();
  await expect(doEscritorio(page).getByText('Nenhum feriado do escritório em 2029.')).toBeVisible();

  // What is missing is said at its field; what is typed is not lost unasked.
  await page.getByRole('button', { name: 'Adicionar feriado' }).click();
  const novo = page.getByRole('dialog', { name: 'Novo feriado' });
  const nome = novo.getByRole('textbox', { name: 'Nome' });
  await expect(nome).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(novo.getByText('O nome deve ter de 1 a 100 caracteres.')).toBeVisible();
  await expect(novo.getByText('Informe a data.')).toBeVisible();
  const sufixo = Date.now();
  const padroeira = `Padroeira ${sufixo}`;
  await nome.fill(padroeira);
  await novo.getByRole('textbox', { name: 'Data' }).fill('30/02/2029');
  await novo.getByRole('button', { name: 'Salvar feriado' }).click();
  await expect(novo.getByText(/não existe/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Sair sem salvar?' })
    .getByRole('button', { name: 'Continuar editando' })
    .click();
  await novo.getByRole('textbox', { name: 'Data' }).fill('08/09/2029');
  await novo.getByRole('checkbox', { name: 'Repete todo ano' }).uncheck();
  await novo.getByRole('textbox', { name: 'Município' }).fill(`Cidade ${sufixo}`);
  await semViolacoes(page);
  await novo.getByRole('button', { name: 'Salvar feriado' }).click();
  const linha = doEscritorio(page).getByRole('listitem').filter({ hasText: padroeira });
  await expect(linha).toContainText(`Cidade ${sufixo}`);
  await expect(linha).not.toContainText('Todo ano');

  await linha.getByRole('button', { name: `Editar ${padroeira}` }).click();
  const edicao = page.getByRole('dialog', { name: 'Editar feriado' });
  // Somebody else changed it meanwhile: what was typed stays until it is read anew.
  const fonte = edicao.getByRole('textbox', { name: 'Lei ou decreto' });
  await fonte.fill('Outra lei');
  const { feriados } = await chamarApi(page, 'GET', '/api/feriados');
  const {
    id,
    versao: _,
    ...antes
  } = feriados.find((um: { nome: string }) => um.nome === padroeira);
  await chamarApi(page, 'PUT', `/api/feriados/${id}`, { ...antes, municipio: 'Outra cidade' });
  await fonte.press('Enter');
  await expect(edicao.getByRole('alert')).toContainText('alterado');
  await expect(fonte).toHaveValue('Outra lei');
  await edicao.getByRole('button', { name: 'Recarregar' }).click();
  await expect(fonte).toHaveValue('');
  await expect(edicao.getByRole('textbox', { name: 'Município' })).toHaveValue('Outra cidade');
  await fonte.fill('Lei municipal 1/1999');
  await page.keyboard.press('Enter');
  await expect(edicao).toBeHidden();
  await expect(linha).toContainText('Lei municipal 1/1999');
  await semRolagemLateral(page);
  await semViolacoes(page);

  // Undone, it never left; left alone, it is gone once the page is.
  const excluir = linha.getByRole('button', { name: `Excluir ${padroeira}` });
  await excluir.press('Enter');
  await expect(linha).toBeHidden();
  await expect(doEscritorio(page).getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(linha).toBeVisible();
  const excluido = page.waitForResponse((resposta) => resposta.request().method() === 'DELETE');
  await excluir.click();
  await expect(linha).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await excluido;
  await page.goto(PAGINA);
  await expect(gaveta.getByText('Tiradentes')).toBeVisible();
  await ano.click();
  await page.getByRole('option', { name: '2029' }).click();
  await expect(doEscritorio(page).getByText('Nenhum feriado do escritório em 2029.')).toBeVisible();
});

test('who only reads finds no buttons; what could not be loaded is asked for again', async ({
  page,
  vigia,
}) => {
  // A refusal that passes and that the page does not ask again by itself.
  vigia.permitir(/429/);
  let falhar = true;
  await page.route('**/api/feriados', (rota) =>
    falhar
      ? rota.fulfill({ status: 429, json: { detail: 'Vá devagar.', codigo: 'MUITAS_TENTATIVAS' } })
      : rota.continue(),
  );
  await entrarComo(page, 'gestor', PAGINA);
  const erro = doEscritorio(page).getByRole('alert');
  await expect(erro).toContainText('Vá devagar.');
  await expect(gavetaDe(page).getByText('Tiradentes')).toBeVisible();
  falhar = false;
  await erro.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(erro).toBeHidden();
  await expect(gavetaDe(page).getByRole('button', { name: /feriado|Editar|Excluir/ })).toHaveCount(
    0,
  );
});
