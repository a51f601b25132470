import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

const gaveta = (page: Page) => page.locator('[data-gaveta]');
const lista = (page: Page) => page.getByRole('region', { name: 'Times', exact: true });

test('AD-01 AD-44 a team is created, gets members and clients, and is not deleted while it has them', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/409/);
  await entrarComo(page, 'admin', '/inicio');
  const lateral = page.getByRole('navigation', { name: 'Principal' });
  await lateral.getByText('Administrativo').click();
  await lateral.getByRole('link', { name: 'Times' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Times' })).toBeVisible();
  await expect(lista(page).getByText('Contábil e Fiscal')).toBeVisible();
  await expect(lista(page).getByText('Marcelo Tavares')).toBeVisible();

  // A name that is taken is told at its field, and what was typed stays.
  await page.getByRole('button', { name: 'Novo time' }).click();
  const nome = gaveta(page).getByRole('textbox', { name: 'Nome' });
  await expect(nome).toBeFocused();
  await nome.fill('contabil e fiscal');
  await page.keyboard.press('Enter');
  await expect(gaveta(page).getByText('Já existe um time com este nome.')).toBeVisible();
  const time = `Folha ${Date.now()}`;
  await nome.fill(time);
  // Enter sends nothing while the leader is being searched.
  const { promise: achado, resolve: achar } = Promise.withResolvers<void>();
  await page.route('**/api/busca?*', async (rota) => {
    await achado;
    await rota.continue();
  });
  const lider = gaveta(page).getByRole('combobox', { name: 'Líder' });
  await lider.fill('camila');
  await lider.press('Enter');
  await expect(gaveta(page).getByText('Buscando…')).toBeVisible();
  await expect(lider).toHaveValue('camila');
  achar();
  await page.getByRole('option', { name: /Camila Duarte/ }).click();
  await semViolacoes(page);
  await gaveta(page).getByRole('button', { name: 'Criar time' }).click();

  // Who is in it comes next, by the keyboard.
  await expect(gaveta(page).getByText('Nenhum membro neste time.')).toBeVisible();
  const adicionar = gaveta(page).getByRole('combobox', { name: 'Adicionar membro' });
  await adicionar.fill('camila');
  await expect(page.getByRole('option', { name: /Camila Duarte/ })).toBeVisible();
  // What was found for other words is not taken for what is typed.
  const { promise: solto, resolve: soltar } = Promise.withResolvers<void>();
  await page.route('**/api/busca?*', async (rota) => {
    await solto;
    await rota.continue();
  });
  await adicionar.fill('helena');
  await adicionar.press('Enter');
  await expect(gaveta(page).getByText('Buscando…')).toBeVisible();
  await expect(gaveta(page).getByText('Nenhum membro neste time.')).toBeVisible();
  soltar();
  await expect(page.getByRole('option', { name: /Helena Barreto/ })).toBeVisible();
  await adicionar.press('Enter');
  await expect(gaveta(page).getByRole('status')).toHaveText('1 entra');
  // Whoever has a team leaves it by joining this one, and that is said before it is saved.
  await adicionar.fill('camila');
  await expect(page.getByRole('option', { name: /Camila Duarte/ })).toBeVisible();
  await adicionar.press('Enter');
  await expect(
    gaveta(page).getByRole('listitem').filter({ hasText: 'Camila Duarte' }),
  ).toContainText('Sai do time Contábil e Fiscal');
  await gaveta(page).getByRole('button', { name: 'Tirar Camila Duarte' }).click();
  await page.keyboard.press('Escape');
  const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
  await gaveta(page).getByRole('button', { name: 'Salvar membros' }).click();
  await expect(page.getByText('Membros salvos')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 760 });
  await gaveta(page).getByRole('tab', { name: 'Clientes' }).click();
  await expect(gaveta(page).getByText('Nenhum cliente neste time.')).toBeVisible();
  await gaveta(page).getByRole('combobox', { name: 'Adicionar cliente' }).fill('ar');
  await page.getByRole('option').first().click();
  await gaveta(page).getByRole('button', { name: 'Salvar clientes' }).click();
  await expect(page.getByText('Clientes salvos')).toBeVisible();
  await semRolagemLateral(page);
  await semViolacoes(page);

  await gaveta(page).getByRole('tab', { name: 'Dados' }).click();
  const excluir = async () => {
    await gaveta(page).getByRole('button', { name: 'Excluir time' }).click();
    const certeza = page.getByRole('dialog', { name: `Excluir o time ${time}?` });
    await certeza.getByRole('button', { name: 'Excluir time' }).click();
  };
  await excluir();
  await expect(page.getByText('Há 1 usuário neste time. Mova-o antes de excluir.')).toBeVisible();

  // Emptied, it goes.
  for (const [aba, salvar] of [
    ['Membros', 'Salvar membros'],
    ['Clientes', 'Salvar clientes'],
  ] as const) {
    await gaveta(page).getByRole('tab', { name: aba }).click();
    await gaveta(page)
      .getByRole('button', { name: /^Tirar / })
      .click();
    await gaveta(page).getByRole('button', { name: salvar }).click();
    await expect(gaveta(page).getByRole('status')).toHaveText('');
    await expect(gaveta(page).getByRole('button', { name: salvar })).toBeDisabled();
  }
  await gaveta(page).getByRole('tab', { name: 'Dados' }).click();
  await excluir();
  await expect(page.getByText('Time excluído')).toBeVisible();
  await expect(gaveta(page)).toBeHidden();
  await expect(lista(page).getByText(time)).toHaveCount(0);
});

test('AD-51 /times is a page to a browser; who may not edit reads it without buttons', async ({
  page,
  vigia,
}) => {
  // A refusal that passes and that the page does not ask again by itself.
  vigia.permitir(/429/);
  let falhar = true;
  await page.route('**/times-completos?*', (rota) =>
    falhar
      ? rota.fulfill({ status: 429, json: { detail: 'Vá devagar.', codigo: 'MUITAS_TENTATIVAS' } })
      : rota.continue(),
  );
  await entrarComo(page, 'gestor', '/times');
  const erro = page.getByRole('main').getByRole('alert');
  await expect(erro).toContainText('Vá devagar.');
  falhar = false;
  await erro.getByRole('button', { name: 'Tentar novamente' }).press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await lista(page).getByText('Contábil e Fiscal').click();
  await expect(gaveta(page).getByText('Camila Duarte')).toBeVisible();
  await expect(gaveta(page).getByRole('button', { name: /Tirar|Salvar|Excluir/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Novo time' })).toHaveCount(0);
  await page.goto('/times?termo=zzz');
  await expect(page.getByText('Nenhum time encontrado para "zzz".')).toBeVisible();

  // A control that is shut for a while gets its focus back; one that was left stays left.
  const busca = page.getByRole('searchbox').last();
  await busca.focus();
  const fechar = (fechado: boolean) =>
    busca.evaluate((campo: HTMLInputElement, valor) => {
      campo.disabled = valor;
    }, fechado);
  await fechar(true);
  await expect(page.locator('body')).toBeFocused();
  await fechar(false);
  await expect(busca).toBeFocused();
  await busca.evaluate((campo) => campo.blur());
  await expect(page.locator('body')).toBeFocused();
  const ficou = await page.evaluate(async () => {
    document.querySelector('main')?.append(document.createElement('i'));
    await new Promise((passar) => setTimeout(passar, 300));
    return document.activeElement === document.body;
  });
  expect(ficou).toBe(true);
});
