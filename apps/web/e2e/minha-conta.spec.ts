import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

test('AD-02 Minha Conta is in both menus; the own data are corrected, and kept', async ({
  page,
}) => {
  await entrarComo(page, 'consultor', '/inicio');
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await expect(page.getByRole('menuitem', { name: 'Minha Conta' })).toBeVisible();
  await page.keyboard.press('Escape');
  const lateral = page.getByRole('navigation', { name: 'Principal' });
  await lateral.getByText('Administrativo').click();
  await lateral.getByRole('link', { name: 'Minha Conta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha Conta' })).toBeVisible();

  // What the administration keeps is read, and has no field.
  const cadastro = page.getByRole('region', { name: 'Cadastro no escritório' });
  await expect(cadastro.getByText('consultor@dominio.demo')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Nome|E-mail|CPF/ })).toHaveCount(0);

  const dados = page.getByRole('region', { name: 'Dados pessoais' });
  await dados.getByRole('textbox', { name: 'Nascimento' }).fill('01/01/2999');
  await page.keyboard.press('Enter');
  await expect(dados.getByText('Data de nascimento inválida.')).toBeVisible();
  // A day that no calendar has is told, and never saved as none.
  await dados.getByRole('textbox', { name: 'Nascimento' }).fill('31/02/1990');
  await page.keyboard.press('Enter');
  await expect(dados.getByText('31/02/1990 não existe.')).toBeVisible();
  await dados.getByRole('textbox', { name: 'Nascimento' }).fill('17/05/1990');
  const telefone = `(11) 9${String(Date.now()).slice(-8)}`;
  await expect(dados.getByText('Um dia que já passou.')).toBeVisible();
  await dados.getByRole('textbox', { name: 'Telefone' }).fill('123');
  await page.keyboard.press('Enter');
  await expect(dados.getByText(/^Telefone inválido\. Use DDD e número/)).toBeVisible();
  await dados.getByRole('textbox', { name: 'Telefone' }).fill(telefone);
  await dados.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  await semViolacoes(page);
  await page.setViewportSize({ width: 375, height: 760 });
  await page.reload();
  await expect(dados.getByRole('textbox', { name: 'Telefone' })).toHaveValue(telefone);
  await semRolagemLateral(page);

  // The password is changed from here by the one form there is for it.
  await page.getByRole('link', { name: 'Segurança' }).click();
  const senha = page.getByRole('region', { name: 'Senha' });
  await senha.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByRole('dialog', { name: 'Alterar senha' })).toBeVisible();
  await page.keyboard.press('Escape');
  await semViolacoes(page);
});

test('P50 what two tabs write is not lost: the stale one is told, and reads again', async ({
  page,
  context,
  vigia,
}) => {
  vigia.permitir(/409/);
  await entrarComo(page, 'gestor', '/minha-conta');
  const campo = (onde: typeof page) => onde.getByRole('textbox', { name: 'Gênero' });
  await expect(campo(page)).toBeVisible();
  await campo(page).fill('a');
  const outra = await context.newPage();
  await outra.goto('/minha-conta');
  const genero = `g${Date.now()}`;
  await campo(outra).fill(genero);
  await outra.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(outra.getByText('Perfil salvo')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  const aviso = page.getByRole('alert').filter({ hasText: 'foi alterado' });
  await aviso.getByRole('button', { name: 'Recarregar' }).click();
  await expect(campo(page)).toHaveValue(genero);
  await expect(aviso).toHaveCount(0);
});
