import { codificarPermissoes, SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';
import { meusClientes } from './clientes.apoio.ts';
import { continuarAte } from './passos.apoio.ts';

test('AD-01 AD-12 a contract is written in steps, taken from status to status, and revived with a reason', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/contratos');
  await semViolacoes(page);
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  // One with a contract in force shows that one, whatever comes of this: other tests read the list.
  const cliente = (await meusClientes(page)).find((um) => um.status_contrato === 'ATIVO');
  await page.getByRole('link', { name: 'Novo contrato' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escolha o cliente.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Cliente' }).fill(cliente?.name ?? '');
  await page.getByRole('option', { name: cliente?.name ?? '', exact: true }).click();
  await page.getByRole('combobox', { name: 'Responsável' }).pressSequentially('gestor\n');
  await page.getByRole('option').first().click();
  await expect(page.getByText(/^Rascunho salvo às \d\d:\d\d\.$/)).toBeVisible();
  await semViolacoes(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Serviços' }).fill('Contabilidade\nFolha');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Valor mensal' }).fill('1.500,00');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Início' }).fill('01/02/2027');
  await page.getByRole('textbox', { name: 'Fim' }).fill('31/01/2027');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('A data final deve ser depois da inicial.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Fim' }).fill('31/01/2028');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Contabilidade, Folha')).toBeVisible();
  await semViolacoes(page);
  await semRolagemLateral(page);
  await page.getByRole('button', { name: 'Salvar contrato' }).click();
  const gaveta = page.getByRole('dialog', { name: 'Contrato', exact: true });
  await expect(gaveta.getByText('Rascunho')).toBeVisible();
  await expect(gaveta.getByText('1.500,00')).toBeVisible();
  await gaveta.getByRole('button', { name: 'Iniciar implantação' }).click();
  await gaveta.getByRole('button', { name: 'Ativar' }).click();
  await expect(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
  const encerrar = gaveta.getByRole('button', { name: 'Encerrar' });
  // Disabled until everything that follows from the change is read, it takes no focus.
  await expect(encerrar).toBeEnabled();
  await encerrar.press('Tab');
  await expect(gaveta.getByText('Histórico', { exact: true })).toBeFocused();
  await encerrar.click();
  const fim = page.getByRole('dialog', { name: 'Encerrar?' });
  await semViolacoes(page);
  await fim.getByRole('button', { name: 'Encerrar' }).click();
  await expect(gaveta.getByText('Encerrado')).toBeVisible();
  await expect(gaveta.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  await gaveta.getByRole('button', { name: 'Reativar' }).click();
  const motivo = page.getByRole('dialog', { name: 'Reativar contrato' });
  await motivo.getByRole('textbox', { name: 'Motivo' }).fill('O cliente voltou');
  await semViolacoes(page);
  await motivo.getByRole('button', { name: 'Reativar' }).click();
  await expect(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
  await semViolacoes(page);
  const seguinte = page.waitForRequest((pedido) => /contratos\/\d+\/status$/.test(pedido.url()));
  await gaveta.getByRole('button', { name: 'Suspender' }).click();
  expect((await seguinte).postDataJSON()).not.toHaveProperty('motivo');
  await expect(gaveta.getByText('Suspenso', { exact: true })).toBeVisible();
});

test('a number that is taken leads back to its step', async ({ page, vigia }) => {
  vigia.permitir(/409/);
  await entrarComo(page, 'admin', '/contratos');
  const [cliente] = (await meusClientes(page)).filter((um) => um.status_contrato === 'ATIVO');
  await page.goto(`/contrato-form?cliente_id=${cliente?.id}`);
  await page.getByRole('textbox', { name: 'Número' }).fill(cliente?.numero_contrato ?? '');
  await continuarAte(page, 5);
  await page.getByRole('button', { name: 'Salvar contrato' }).click();
  await expect(page.getByText('Já existe um contrato com este número.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Número' })).toBeFocused();
});

test('a change of a contract in force is an amendment; what was typed is kept, and a stale version refused', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/409/);
  await entrarComo(page, 'admin', '/contratos');
  const cliente = (await meusClientes(page)).findLast((um) => um.status_contrato === 'ATIVO');
  const endereco = `/contrato-form?id=${cliente?.contrato_id}`;
  await page.goto(endereco);
  const avancar = page.getByRole('button', { name: 'Continuar' });
  await avancar.click();
  const servicos = page.getByRole('textbox', { name: 'Serviços' });
  await servicos.fill('Fiscal\nFolha');
  await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible();
  await page.goto('/contratos');
  await page.goto(endereco);
  await page.getByRole('button', { name: 'Recuperar' }).click();
  // It goes on at the step where it was.
  await expect(servicos).toHaveValue('Fiscal\nFolha');
  await page.evaluate(async (id) => {
    await fetch(`/api/contratos/${id}`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('dominio.token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ numero_contrato: 'E2E-0187' }),
    });
  }, cliente?.contrato_id);
  await continuarAte(page, 5);
  const salvar = page.getByRole('button', { name: 'Salvar contrato' });
  await salvar.click();
  await expect(page.getByText(/foi alterado por outra pessoa/)).toBeVisible();
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByText(/O contrato mudou depois dele/)).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await page.getByRole('button', { name: '2. Serviços' }).click();
  await expect(servicos).toHaveValue('Fiscal\nFolha');
  await continuarAte(page, 5);
  await page.getByRole('textbox', { name: 'O que muda' }).fill('Passa a ter fiscal');
  await semViolacoes(page);
  await salvar.click();
  const aditivo = page.getByRole('listitem').filter({ hasText: 'Aditivo 1, a partir de' });
  await expect(aditivo).toContainText('Passa a ter fiscal');
  await expect(aditivo.locator('ins')).toHaveText('Fiscal, Folha');
  await semViolacoes(page);
});

test('Back goes a step back, a draft goes on at its step, and no list lies over an error', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/503/);
  await entrarComo(page, 'admin', '/contratos');
  const [cliente] = await meusClientes(page);
  const avancar = page.getByRole('button', { name: 'Continuar' });
  const passo = (titulo: string) => page.getByRole('button', { name: titulo });
  await page.goto('/contrato-form');
  await avancar.click();
  await expect(page.getByText('Escolha o cliente.')).toBeVisible();
  const campo = page.getByRole('combobox', { name: 'Cliente' });
  await expect(campo).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // What was found for other words is not taken for these.
  await campo.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await campo.fill('ninguém se chama assim');
  await campo.press('ArrowDown');
  await campo.press('Enter');
  await expect(campo).toHaveValue('ninguém se chama assim');
  await page.goto(`/contrato-form?cliente_id=${cliente?.id}`);
  await avancar.click();
  await expect(page.getByRole('textbox', { name: 'Serviços' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Serviços' }).fill('Folha de teste');
  await avancar.click();
  const valor = page.getByRole('textbox', { name: 'Valor mensal' });
  // What is no amount holds the form back, and stays to be put right.
  await valor.fill('1500 reais');
  await avancar.click();
  await expect(page.getByText('Informe um valor como 1.234,56.')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Serviços' })).toBeVisible();
  await avancar.click();
  await expect(valor).toHaveValue('1500 reais');
  await avancar.click();
  await expect(valor).toBeFocused();
  await valor.fill('-5');
  await avancar.click();
  await expect(page.getByText('Informe um valor de R$ 0,00 a R$ 10.000.000.000,00.')).toBeVisible();
  await valor.fill('5');
  await avancar.click();
  const fim = page.getByRole('textbox', { name: 'Fim' });
  await fim.fill('31/02/2027');
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(fim).toBeFocused();
  await expect(page.getByText('31/02/2027 não existe.')).toBeVisible();
  // No draft keeps it, so the step before does not take it unasked.
  await page.goBack();
  const pergunta = page.getByRole('dialog', { name: 'Sair sem corrigir a data?' });
  await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(pergunta).toHaveCount(0);
  await expect(fim).toHaveValue('31/02/2027');
  await fim.fill('');
  await page.goBack();
  await expect(valor).toHaveValue('5,00');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Serviços' })).toHaveValue('Folha de teste');
  await page.goForward();
  await expect(valor).toBeVisible();
  await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible();
  await page.reload();
  // What is typed meanwhile is kept, and makes way only when asked.
  await page.getByRole('textbox', { name: 'Número' }).fill('TMP-1');
  await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  const troca = page.getByRole('dialog', { name: 'Recuperar o rascunho?' });
  await troca.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('textbox', { name: 'Número' })).toHaveValue('TMP-1');
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await troca.getByRole('button', { name: 'Recuperar' }).click();
  await expect(passo('3. Valores')).toHaveAttribute('aria-current', 'step');
  await expect(valor).toHaveValue('5,00');
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(passo('2. Serviços')).toHaveAttribute('aria-current', 'step');
  // What failed at the last step is not said of the one before.
  await page.route('**/api/contratos', (rota) => rota.fulfill({ status: 503 }));
  await continuarAte(page, 5);
  await expect(page.getByRole('group', { name: 'Revisão' })).toBeFocused();
  await page.getByRole('button', { name: 'Salvar contrato' }).click();
  await expect(page.getByText('Erro ao salvar o contrato')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Início' })).toBeFocused();
  await expect(page.getByText('Erro ao salvar o contrato')).toHaveCount(0);
});

test('AD-01 a contract that is none is not found, and no form is offered for it', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/404/);
  await entrarComo(page, 'admin', '/contrato-form?id=abc');
  await expect(page.getByText('Contrato não encontrado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
  await page.goto('/contrato-form?id=99999999');
  await expect(page.getByRole('alert')).toContainText('Contrato não encontrado.');
  await page.getByRole('link', { name: 'Voltar à lista' }).click();
  await expect(page).toHaveURL(/\/contratos$/);
  await page.goto('/contratos?contrato=99999999');
  const gaveta = page.getByRole('dialog', { name: 'Contrato', exact: true });
  await expect(gaveta.getByRole('alert')).toContainText(
    'Contrato não encontrado.Pode não existir mais ou estar fora do seu acesso.',
  );
  await expect(gaveta.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
  await gaveta.getByRole('button', { name: 'Voltar à lista' }).click();
  await expect(gaveta).toHaveCount(0);
});

test('a consultant reads contracts without their amounts', async ({ page }) => {
  await entrarComo(page, 'consultor', '/contratos');
  await expect(page.getByRole('link', { name: 'Novo contrato' })).toHaveCount(0);
  await page.getByRole('main').locator('tr[data-indice]').first().click();
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
  const gaveta = page.getByRole('dialog', { name: 'Contrato', exact: true });
  await expect(gaveta.getByText('Cliente', { exact: true })).toBeVisible();
  await expect(gaveta.getByText('Valor mensal')).toHaveCount(0);
  await expect(gaveta.getByRole('button', { name: /Ativar|Suspender|Encerrar/ })).toHaveCount(0);
});

test('who edits contracts without reading clients or companies asks for neither', async ({
  page,
}) => {
  await entrarComo(page, 'admin', '/contratos');
  const [cliente] = await meusClientes(page);
  const permissions = { contratos: ['visualizar', 'criar', 'editar'] };
  await page.route('**/auth/permissions', (rota) => {
    const encrypted_permissions = codificarPermissoes({ ...SEM_PERMISSOES, permissions });
    return rota.fulfill({ json: { encrypted_permissions } });
  });
  await page.addInitScript(() => localStorage.removeItem('dominio.permissoes'));
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(new URL(pedido.url()).pathname));
  await page.goto(`/contrato-form?cliente_id=${cliente?.id}`);
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  await expect(page.getByText('Você não tem acesso à lista de clientes.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toBeDisabled();
  expect(pedidos.filter((caminho) => /^\/api\/(clients|empresas)/.test(caminho))).toEqual([]);
});

test('a new contract begins with the active client, unless the address names another; its steps keep their buttons together', async ({
  page,
}) => {
  await entrarComo(page, 'admin', '/contratos');
  const [ativo, outro] = await meusClientes(page);
  await page.goto(`/dados-cliente?cliente_id=${ativo?.id}`);
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue(ativo?.name ?? '');
  await page.goto('/contrato-form');
  const cliente = page.getByRole('combobox', { name: 'Cliente' });
  await expect(cliente).toHaveValue(ativo?.name ?? '');
  const trilha = page.getByRole('navigation', { name: 'Trilha' });
  await expect(trilha.getByRole('listitem')).toHaveText([
    'Administrativo',
    'Contratos',
    'Cadastro de contrato',
  ]);
  const obrigatorios = page.getByText('Campos com * são obrigatórios.');
  await expect(obrigatorios).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voltar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('textbox', { name: 'Serviços' })).toBeVisible();
  await expect(obrigatorios).toHaveCount(0);
  const altura = async (nome: string) =>
    (await page.getByRole('button', { name: nome, exact: true }).boundingBox())?.y;
  const alturas = () => Promise.all(['Voltar', 'Cancelar', 'Continuar'].map(altura));
  await expect.poll(async () => new Set(await alturas()).size).toBe(1);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(cliente).toHaveValue(ativo?.name ?? '');
  await page.goto(`/contrato-form?cliente_id=${outro?.id}`);
  await expect(cliente).toHaveValue(outro?.name ?? '');
});
