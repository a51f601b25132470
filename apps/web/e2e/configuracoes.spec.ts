import type { Page } from '@playwright/test';
import { entrarComo, expect, semViolacoes, test } from './apoio.ts';

const botao = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
// They change the one firm and its one e-mail server: one after the other.
test.describe.configure({ mode: 'default' });

const cartao = (page: Page, nome: string) => page.getByRole('link', { name: nome, exact: true });

test('the hub finds what there is, and the firm’s record is edited with nothing lost', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/409|422/);
  await entrarComo(page, 'admin', '/configuracoes');
  const busca = page.getByRole('searchbox', { name: 'Buscar configuração' });
  await busca.fill('foguete');
  await expect(page.getByText('Nenhuma configuração encontrada para "foguete".')).toBeVisible();
  await busca.fill('escritorio horario');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Escritório']);
  await cartao(page, 'Escritório').click();
  const gaveta = page.getByRole('dialog', { name: 'Escritório' });
  const campo = (nome: string) => gaveta.getByRole('textbox', { name: nome, exact: true });
  await expect(campo('Nome')).not.toHaveValue('');
  await expect(campo('Nome')).toBeFocused();
  await expect(gaveta.getByLabel('Fuso horário', { exact: true })).toBeVisible();
  await semViolacoes(page);

  await campo('Nome').fill('');
  await campo('CNPJ').fill('11.222.333/0001-80');
  await botao(page, 'Salvar').click();
  await expect(
    gaveta.getByText('Informe o nome do escritório, com até 120 caracteres.'),
  ).toBeVisible();
  await expect(gaveta.getByText('CNPJ inválido.')).toBeVisible();
  await expect(campo('Nome')).toBeFocused();
  await campo('Nome').fill('Contabilidade Horizonte');
  await campo('CNPJ').fill('12abc34501de35');
  await campo('CEP').fill('80010000');
  await gaveta.getByRole('button', { name: 'Adicionar turno em Sábado' }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Sair sem salvar?' })
    .getByRole('button', { name: 'Continuar editando' })
    .click();
  await botao(page, 'Salvar').click();
  await expect(page.getByText('Escritório salvo')).toBeVisible();
  await expect(gaveta).toBeHidden();

  await cartao(page, 'Escritório').click();
  await expect(campo('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await expect(campo('CEP')).toHaveValue('80010-000');
  await expect(gaveta.getByRole('combobox', { name: 'Sábado, início do 1º turno' })).toHaveValue(
    '08:00',
  );
  // Somebody else saves meanwhile.
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('dominio.token')}`,
      'content-type': 'application/json',
    };
    const endereco = '/api/configuracoes/escritorio';
    const { expediente } = await (await fetch(endereco, { headers })).json();
    const mudanca = { nome: 'Contabilidade do Vale', expediente: { ...expediente, 6: [] } };
    await fetch(endereco, { method: 'PUT', headers, body: JSON.stringify(mudanca) });
  });
  await campo('Bairro').fill('Centro');
  await botao(page, 'Salvar').click();
  await expect(gaveta.getByRole('alert')).toContainText('Este registro foi alterado');
  await botao(page, 'Recarregar').click();
  await expect(campo('Nome')).toHaveValue('Contabilidade do Vale');
});

test('an integration keeps its secret to itself, and is tested as it was saved', async ({
  page,
  vigia,
}) => {
  test.slow();
  await entrarComo(page, 'admin', '/settings?x=1');
  await expect(page).toHaveURL(/\/configuracoes/);
  await cartao(page, 'E-mail (SMTP)').click();
  const gaveta = page.getByRole('dialog', { name: 'E-mail (SMTP)' });
  const senha = gaveta.getByLabel('Senha', { exact: true });
  await expect(gaveta.getByText('Não definida')).toBeVisible();
  await expect(gaveta.getByRole('switch', { name: 'Ativa' })).toBeFocused();
  await semViolacoes(page, ['dark']);
  await gaveta.getByLabel('Servidor').fill('localhost');
  await gaveta.getByLabel('Porta').fill('1');
  await gaveta.getByLabel('E-mail do remetente').fill('avisos@firma.demo');
  await gaveta.getByLabel('Usuário').fill('avisos');
  await senha.fill('um segredo de verdade');
  await expect(botao(page, 'Salve para testar')).toBeDisabled();
  await botao(page, 'Salvar').click();
  await expect(gaveta.getByText('Definida', { exact: true })).toBeVisible();
  await expect(senha).toHaveValue('');
  expect(await page.content()).not.toContain('um segredo de verdade');
  await expect(botao(page, 'Testar')).toBeFocused();

  // What the test answers is shown, though the list cannot be read again.
  vigia.permitir(/system-config|503/);
  const lista = /\/api\/system-config\/$/;
  await page.route(lista, (rota) => rota.fulfill({ status: 503, json: {} }));
  await page.keyboard.press('Enter');
  await expect(gaveta.getByText(/Testado em/)).toBeVisible({ timeout: 15_000 });
  await page.unroute(lista);
  await botao(page, 'Remover').click();
  await expect(gaveta.getByText('Não definida')).toBeVisible();
  await botao(page, 'Salvar').click();
  await expect(botao(page, /^(Remover|Manter)$/)).toHaveCount(0);
  await page.goBack();
  await expect(gaveta).toBeHidden();
});

test('a manager reads the settings and changes none of them', async ({ page }) => {
  await entrarComo(page, 'gestor', '/configuracoes?painel=escritorio');
  const gaveta = page.getByRole('dialog', { name: 'Escritório' });
  await expect(gaveta.getByRole('textbox', { name: 'Nome', exact: true })).toBeDisabled();
  await expect(gaveta.getByText('Só quem pode editar configurações')).toBeVisible();
  await expect(botao(page, 'Salvar')).toHaveCount(0);
  await page.goto('/configuracoes?painel=email');
  const email = page.getByRole('dialog', { name: 'E-mail (SMTP)' });
  await expect(email.getByLabel('Servidor')).toBeDisabled();
  await expect(email.getByRole('button', { name: 'Testar' })).toHaveCount(0);
});
