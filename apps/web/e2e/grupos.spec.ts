import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

const PAGINA = '/gerenciar-usuarios?aba=grupos';
const gaveta = (page: Page) => page.locator('[data-gaveta]');
const grade = (page: Page) => page.getByRole('grid', { name: 'Grupos' });

test('AD-38 AD-39 AD-40 a group is created, gets permissions and clients, and is deleted', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/409/);
  await entrarComo(page, 'admin', '/gerenciar-usuarios');
  await page.getByRole('link', { name: 'Grupos' }).click();
  await expect(grade(page).getByText('Gestor', { exact: true })).toBeVisible();
  await semViolacoes(page);
  await page.getByRole('button', { name: 'Novo grupo' }).click();
  const nome = gaveta(page).getByRole('textbox', { name: 'Nome' });
  await expect(nome).toBeFocused();
  await nome.fill('gestor');
  await page.keyboard.press('Enter');
  await expect(gaveta(page).getByText('Já existe um grupo com este nome.')).toBeVisible();
  const grupo = `Recepção ${Date.now()}`;
  await nome.fill(grupo);
  await page.keyboard.press('Enter');

  // The matrix, by the keyboard; what changes is told before it is saved.
  const ver = gaveta(page).getByRole('checkbox', { name: 'Agenda: visualizar' });
  await ver.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(gaveta(page).getByRole('checkbox', { name: 'Agenda: criar' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(gaveta(page).getByRole('status')).toHaveText('+2');
  await expect(gaveta(page).getByText('Entram: Agenda: visualizar, Agenda: criar.')).toBeVisible();
  await semViolacoes(page);
  await page.keyboard.press('Escape');
  const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
  await gaveta(page).getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(page.getByText('Permissões salvas')).toBeVisible();
  await ver.uncheck();
  await expect(gaveta(page).getByRole('status')).toHaveText('−1');
  await gaveta(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(ver).toBeChecked();

  // On a phone the matrix is a list for each module.
  await page.setViewportSize({ width: 375, height: 760 });
  const agenda = gaveta(page).getByRole('group', { name: 'Agenda', exact: true });
  await expect(agenda.getByRole('checkbox', { name: 'criar' })).toBeChecked();
  await semViolacoes(page);
  await semRolagemLateral(page);
  await gaveta(page).getByRole('link', { name: 'Clientes' }).click();
  await gaveta(page).getByRole('radio', { name: 'Clientes do time e vinculados' }).check();
  await gaveta(page).getByRole('checkbox').first().check();
  await expect(gaveta(page).getByRole('status')).toHaveText('+1');
  // At the end of the list, where no box lies half under the bar, as small as what is left of it.
  await gaveta(page).evaluate((no) => no.scrollTo(0, no.scrollHeight));
  await semViolacoes(page);
  await semRolagemLateral(page);
  await gaveta(page).getByRole('button', { name: 'Salvar clientes' }).click();
  await expect(page.getByText('Clientes do grupo salvos')).toBeVisible();

  // A stale version is told, and what was typed stays until it is read anew.
  await gaveta(page).getByRole('link', { name: 'Dados' }).click();
  await page.route('**/grupos-completos/*', async (rota) => {
    const pedido = rota.request();
    if (pedido.method() !== 'PUT') return rota.continue();
    const postData = { ...pedido.postDataJSON(), versao: 0 };
    return rota.fulfill({ response: await rota.fetch({ postData }) });
  });
  const descricao = gaveta(page).getByRole('textbox', { name: 'Descrição' });
  await descricao.fill('Quem atende');
  await gaveta(page).getByRole('button', { name: 'Salvar grupo' }).click();
  await expect(gaveta(page).getByRole('button', { name: 'Recarregar' })).toBeVisible();
  await expect(descricao).toHaveValue('Quem atende');
  await gaveta(page).getByRole('button', { name: 'Recarregar' }).click();
  await expect(descricao).toHaveValue('');
  await gaveta(page).getByRole('button', { name: 'Excluir grupo' }).click();
  await page
    .getByRole('dialog', { name: `Excluir o grupo ${grupo}?` })
    .getByRole('button', { name: 'Excluir grupo' })
    .click();
  await expect(page.getByText('Grupo excluído')).toBeVisible();
  await expect(gaveta(page)).toBeHidden();
});

test('AD-38 AD-43 groups of the system are protected and said so; the standard is completed', async ({
  page,
}) => {
  await entrarComo(page, 'admin', PAGINA);
  const padrao = page.getByRole('button', { name: 'Criar padrão' });
  await expect(padrao).toHaveAccessibleDescription(/recria as permissões e os grupos/);
  await padrao.click();
  const certeza = page.getByRole('dialog', { name: 'Criar o padrão?' });
  await expect(certeza.getByText(/Os grupos do padrão são: Administrador, /)).toBeVisible();
  await certeza.getByRole('button', { name: 'Criar padrão' }).click();
  await expect(page.getByText('Padrão conferido')).toBeVisible();
  await page.goto(`${PAGINA}&grupo=1`);
  await expect(gaveta(page).getByText('Grupo do sistema', { exact: true })).toBeVisible();
  await expect(gaveta(page).getByText(/tem todas as permissões/)).toBeVisible();
  const ver = gaveta(page).getByRole('checkbox', { name: 'Agenda: visualizar' });
  await expect(ver).toBeChecked();
  await expect(ver).toBeDisabled();
  await semViolacoes(page);
  await gaveta(page).getByRole('link', { name: 'Dados' }).click();
  await expect(gaveta(page).getByText('Grupo do sistema não pode ser excluído.')).toBeVisible();
  await expect(gaveta(page).getByRole('button', { name: 'Excluir grupo' })).toHaveCount(0);
});

test('AD-39 who may only look reads the matrix without buttons', async ({ page }) => {
  await entrarComo(page, 'gestor', `${PAGINA}&grupo=4`);
  await expect(gaveta(page).getByText('Você pode ver os grupos')).toBeVisible();
  await expect(gaveta(page).getByRole('checkbox', { name: 'Agenda: criar' })).toBeDisabled();
  await expect(gaveta(page).getByRole('button', { name: /Salvar|Excluir/ })).toHaveCount(0);
  await gaveta(page).getByRole('link', { name: 'Clientes' }).click();
  await expect(gaveta(page).getByRole('radio').first()).toBeDisabled();
});

test('AD-42 AD-43 the catalogue: a permission is searched, created, renamed and deleted', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/409/);
  await entrarComo(page, 'admin', '/gerenciar-usuarios');
  await page.getByRole('link', { name: 'Permissões' }).click();
  const catalogo = page.getByRole('grid', { name: 'Permissões' });
  await expect(catalogo.locator('tr[data-indice]').nth(1)).toBeVisible();
  // The table scrolls, and only it: the page stands in the window.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0);
  await page.getByRole('searchbox', { name: 'Buscar permissão' }).fill('contratos:ver');
  await expect(catalogo.getByText('contratos:ver_valores')).toBeVisible();
  await expect(catalogo.locator('tr[data-indice]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Nova permissão' }).click();
  const campo = (nome: string) => gaveta(page).getByRole('textbox', { name: nome });
  await campo('Módulo').fill('Agenda!');
  await campo('Ação').fill('visualizar');
  await campo('Nome').fill('Repetida');
  await page.keyboard.press('Enter');
  await expect(gaveta(page).getByText(/letras minúsculas sem acento/)).toBeVisible();
  await campo('Módulo').fill('agenda');
  await page.keyboard.press('Enter');
  await expect(
    gaveta(page).getByText('Já existe uma permissão com este módulo e esta ação.'),
  ).toBeVisible();
  const modulo = `teste_${Date.now()}`;
  await campo('Módulo').fill(modulo);
  await campo('Nome').fill(`Teste ${modulo}`);
  await gaveta(page).getByRole('checkbox', { name: 'Crítica' }).check();
  await semViolacoes(page);
  await gaveta(page).getByRole('button', { name: 'Criar permissão' }).click();
  await expect(page.getByText('Permissão criada')).toBeVisible();
  await expect(gaveta(page)).toBeHidden();

  await page.setViewportSize({ width: 375, height: 760 });
  await page.getByRole('searchbox', { name: 'Buscar permissão' }).fill(modulo);
  await page
    .getByRole('button', { name: `Teste ${modulo}` })
    .first()
    .click();
  await expect(gaveta(page).getByText(`${modulo}:visualizar`)).toBeVisible();
  await campo('Nome').fill(`Mudada ${modulo}`);
  await semViolacoes(page);
  await semRolagemLateral(page);
  await gaveta(page).getByRole('button', { name: 'Salvar permissão' }).click();
  await expect(page.getByText('Permissão salva')).toBeVisible();
  await page
    .getByRole('button', { name: `Mudada ${modulo}` })
    .first()
    .click();
  await gaveta(page).getByRole('button', { name: 'Excluir permissão' }).click();
  await page
    .getByRole('dialog', { name: `Excluir a permissão Mudada ${modulo}?` })
    .getByRole('button', { name: 'Excluir permissão' })
    .click();
  await expect(page.getByText('Permissão excluída')).toBeVisible();
  await expect(page.getByText('Nenhuma permissão encontrada.')).toBeVisible();
});
