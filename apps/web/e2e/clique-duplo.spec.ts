import { GRUPO } from '@dominio/contrato/permissoes';
import type { Locator, Page, Request } from '@playwright/test';
import { entrarComo, expect, test } from './apoio.ts';
import { meusClientes } from './clientes.apoio.ts';

/** The requests of a test that fit, as they are sent. */
function pedidos(page: Page, quais: (pedido: Request) => boolean): Request[] {
  const feitos: Request[] = [];
  page.on('request', (pedido) => {
    if (quais(pedido)) feitos.push(pedido);
  });
  return feitos;
}

/** A double click whose second half comes while the first one's request is under way. */
async function clicarDuasVezes(page: Page, endereco: RegExp, botao: Locator) {
  const { promise: clicado, resolve: soltar } = Promise.withResolvers<void>();
  await page.route(endereco, async (rota) => {
    await clicado;
    await rota.continue();
  });
  await botao.dblclick();
  soltar();
}

test('a double click takes somebody out of the firm once, and the result stays in sight', async ({
  page,
}) => {
  await entrarComo(page, 'admin', '/gerenciar-usuarios');
  const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
  const nome = `Sai Depressa ${Date.now()}`;
  const { usuario } = await (
    await page.request.post('/usuarios', {
      headers: { Authorization: `Bearer ${token}` },
      data: {
        nome,
        email: `sai.depressa${Date.now()}@dominio.demo`,
        grupo_id: GRUPO.consultor,
        enviar_convite: false,
      },
    })
  ).json();
  await page.goto(`/gerenciar-usuarios?usuario=${usuario.id}`);
  await page.getByRole('button', { name: 'Desligar…' }).click();
  const assistente = page.getByRole('dialog', { name: `Desligar ${nome}` });
  await assistente.getByRole('button', { name: 'Continuar' }).click();
  await assistente.getByRole('textbox', { name: /para confirmar$/ }).fill(nome);
  const feitos = pedidos(
    page,
    (pedido) => /\/desligar$/.test(pedido.url()) && !pedido.postDataJSON().simular,
  );
  const desligar = assistente.getByRole('button', { name: 'Desligar', exact: true });
  await clicarDuasVezes(page, /\/desligar$/, desligar);
  await expect(assistente.getByText('Passo 3 de 3: resultado')).toBeVisible();
  await expect(assistente.getByText(`${nome} não entra mais.`, { exact: false })).toBeVisible();
  expect(feitos).toHaveLength(1);
});

test('a double click imports a file once', async ({ page }) => {
  await entrarComo(page, 'admin', '/gerenciar-usuarios');
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar usuários' });
  const [escolha] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialogo.getByRole('button', { name: /arquivo CSV/ }).click(),
  ]);
  const marca = Date.now();
  await escolha.setFiles({
    name: 'pessoas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Nome;E-mail;Grupo
Dupla Um;dupla1.${marca}@dominio.demo;Consultor
Dupla Dois;dupla2.${marca}@dominio.demo;Consultor
`),
  });
  const importar = dialogo.getByRole('button', { name: 'Importar 2 pessoas' });
  await expect(importar).toBeEnabled();
  const feitos = pedidos(page, (pedido) => /importa/.test(pedido.url()));
  await clicarDuasVezes(page, /importa/, importar);
  await expect(dialogo.getByText('2 pessoas criadas e convidadas')).toBeVisible();
  expect(feitos).toHaveLength(1);
});

test('a double click saves what a group may once, and says so once', async ({ page }) => {
  await entrarComo(page, 'admin', '/inicio');
  const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
  const { grupo } = await (
    await page.request.post('/grupos-completos', {
      headers: { Authorization: `Bearer ${token}` },
      data: { nome: `Depressa ${Date.now()}` },
    })
  ).json();
  await page.goto(`/gerenciar-usuarios?aba=grupos&grupo=${grupo.id}`);
  const gaveta = page.getByRole('dialog');
  const ver = gaveta.getByRole('checkbox', { name: 'Agenda: visualizar' });
  await ver.check();
  const feitos = pedidos(
    page,
    (pedido) => pedido.method() !== 'GET' && /grupos/.test(pedido.url()),
  );
  const salvar = gaveta.getByRole('button', { name: 'Salvar permissões' });
  await clicarDuasVezes(page, /\/grupos.*permissoes/, salvar);
  await expect(page.getByText('Permissões salvas')).toHaveCount(1);
  expect(feitos).toHaveLength(1);
});

test('the second half of a double click on an answer does not close the drawer underneath', async ({
  page,
}) => {
  await entrarComo(page, 'admin', '/contratos');
  const cliente = (await meusClientes(page)).find((um) => um.status_contrato === 'ATIVO');
  const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
  const headers = { Authorization: `Bearer ${token}` };
  const criado = await (
    await page.request.post('/api/contratos', { headers, data: { cliente_id: cliente?.id } })
  ).json();
  const id = criado.id ?? criado.contrato.id;
  await page.goto(`/contratos?contrato=${id}`);
  const gaveta = page.getByRole('dialog', { name: 'Contrato', exact: true });
  await gaveta.getByRole('button', { name: 'Cancelar contrato' }).click();
  const fim = page.getByRole('dialog', { name: 'Cancelar contrato?' });
  await fim.getByRole('button', { name: 'Cancelar contrato' }).dblclick();
  await expect(fim).toHaveCount(0);
  await expect(gaveta.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(gaveta).toBeVisible();
});
