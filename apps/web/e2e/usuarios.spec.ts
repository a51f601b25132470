import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

const PAGINA = '/gerenciar-usuarios';
const grade = (page: Page) => page.getByRole('grid', { name: 'Usuários' });
const busca = (page: Page) => page.getByRole('searchbox', { name: 'Buscar usuário' });

test('AD-01 people are searched without accents, filtered, and opened by the keyboard', async ({
  page,
}) => {
  await entrarComo(page, 'admin', PAGINA);
  await expect(grade(page)).toBeVisible();
  await busca(page).fill('GESTOR@');
  const linha = grade(page).locator('tr[data-indice]');
  await expect(linha).toHaveCount(1);
  await expect.poll(() => new URL(page.url()).searchParams.get('termo')).toBe('GESTOR@');
  await linha.focus();
  await page.keyboard.press('Enter');
  const gaveta = page.getByRole('dialog');
  await expect(gaveta.getByRole('textbox', { name: 'E-mail' })).toHaveValue('gestor@dominio.demo');
  await semViolacoes(page);
  await page.keyboard.press('Escape');
  await expect(gaveta).toBeHidden();
  await busca(page).fill('zzz ninguém zzz');
  await expect(page.getByText('Nenhum usuário encontrado.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(linha.first()).toBeVisible();
  await semViolacoes(page);
});

test('AD-24 somebody is invited, accepts, is suspended and given back', async ({
  page,
  browser,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/401|409/);
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', PAGINA);
  await page.getByRole('button', { name: 'Novo usuário' }).click();
  const nova = page.getByRole('dialog', { name: 'Novo usuário' });
  await nova.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(nova.getByText('Escolha o grupo.')).toBeVisible();
  const nome = `Convidada ${Date.now()}`;
  const email = `convidada${Date.now()}@dominio.demo`;
  await nova.getByRole('textbox', { name: 'Nome' }).fill(nome);
  // Taken: said at the field before anything is sent.
  await nova.getByRole('textbox', { name: 'E-mail' }).fill('gestor@dominio.demo');
  await expect(nova.getByText('E-mail já cadastrado.')).toBeVisible();
  await nova.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await nova.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: 'Consultor' }).click();
  await semRolagemLateral(page);
  await semViolacoes(page);
  await nova.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(nova).toBeHidden();

  const linkDiferenteDe = async (anterior: string) => {
    let link = '';
    await expect
      .poll(async () => {
        const texto = await (await page.request.get('/dev/emails')).text();
        const achados = texto.split(email).flatMap((trecho) => {
          const achado = /\/reset-password\?token=[\w-]+&(amp;)?convite=1/.exec(trecho)?.[0];
          return achado ? [achado.replace('&amp;', '&')] : [];
        });
        link = achados.find((um) => um !== anterior) ?? '';
        return texto.includes(email) && link;
      })
      .toBeTruthy();
    return link;
  };
  const primeiro = await linkDiferenteDe('');

  // Among the invitations it is taken back, opens nothing, and is sent again.
  await page.getByRole('link', { name: 'Convites' }).click();
  await page.getByRole('searchbox', { name: 'Buscar convite' }).fill(email);
  const convites = page.getByRole('region', { name: 'Convites' });
  await expect(convites.getByText(/^Vale até/)).toHaveCount(1);
  await semRolagemLateral(page);
  await semViolacoes(page);
  await convites.getByRole('button', { name: `Ações de ${nome}` }).click();
  await page.getByRole('menuitem', { name: 'Cancelar convite' }).click();
  await page
    .getByRole('dialog', { name: 'Cancelar o convite?' })
    .getByRole('button', { name: 'Cancelar convite' })
    .click();
  await expect(convites.getByText('Cancelado', { exact: true })).toBeVisible();
  const velha = await (await browser.newContext()).newPage();
  await velha.goto(new URL(primeiro, page.url()).href);
  await expect(velha.getByText(/^Convite expirado ou já usado/)).toBeVisible();
  await velha.context().close();
  await convites.getByRole('button', { name: `Ações de ${nome}` }).click();
  await page.getByRole('menuitem', { name: 'Reenviar convite' }).click();
  await expect(convites.getByText(/^Vale até/)).toBeVisible();
  const link = await linkDiferenteDe(primeiro);
  await page.getByRole('link', { name: 'Usuários', exact: true }).last().click();

  // The link of the e-mail lets the person choose a password, which signs in.
  const dela = await (await browser.newContext()).newPage();
  await dela.goto(new URL(link, page.url()).href);
  await expect(dela.getByRole('heading', { name: 'Ative seu acesso' })).toBeVisible();
  // Whom the link is of: greeted, and with the address under which a password manager keeps it.
  await expect(dela.getByText(`Olá, ${nome.split(' ')[0]}!`)).toBeVisible();
  const conta = dela.getByRole('textbox', { name: 'E-mail' });
  await expect(conta).toHaveValue(email);
  await expect(conta).toHaveAttribute('autocomplete', 'username');
  await semViolacoes(dela);
  await dela
    .getByRole('textbox', { name: 'Nova senha', exact: true })
    .fill('girafa lê jornal velho');
  await dela.getByRole('textbox', { name: 'Confirme a nova senha' }).fill('girafa lê jornal velho');
  await dela.getByRole('button', { name: 'Ativar acesso' }).click();
  await expect(dela.getByText('Acesso ativado. Entre com a sua senha.')).toBeVisible();
  await dela.getByRole('textbox', { name: 'Senha', exact: true }).fill('girafa lê jornal velho');
  await dela.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dela.getByRole('heading', { level: 1 })).toBeVisible();
  const outra = await (await browser.newContext()).newPage();
  await outra.goto(new URL(link, page.url()).href);
  await expect(outra.getByText(/^Convite expirado ou já usado/)).toBeVisible();

  await busca(page).fill(email);
  await page.getByRole('button', { name: nome }).first().click();
  const gaveta = page.getByRole('dialog', { name: nome });
  await expect(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
  await gaveta.getByRole('button', { name: 'Suspender' }).click();
  await page
    .getByRole('dialog', { name: 'Suspender o acesso?' })
    .getByRole('button', { name: 'Suspender' })
    .click();
  await expect(gaveta.getByText('Suspenso', { exact: true })).toBeVisible();
  // A revoked session's open tab is out within five seconds.
  await expect(dela).toHaveURL(/\/entrar/, { timeout: 5_000 });
  await dela.context().close();
  await gaveta.getByRole('button', { name: 'Reativar' }).click();
  await expect(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
});

test('AD-24 somebody registered without an invitation enters with the password shown once', async ({
  page,
  browser,
}) => {
  await entrarComo(page, 'admin', PAGINA);
  await page.getByRole('button', { name: 'Novo usuário' }).click();
  const nova = page.getByRole('dialog', { name: 'Novo usuário' });
  const email = `semconvite${Date.now()}@dominio.demo`;
  await nova.getByRole('textbox', { name: 'Nome' }).fill('Sem Convite');
  await nova.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await nova.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: 'Consultor' }).click();
  await nova.getByRole('switch', { name: 'Enviar o convite por e-mail' }).click();
  await nova.getByRole('button', { name: 'Cadastrar e gerar senha' }).click();
  const mostrada = page.getByRole('dialog', { name: 'Senha temporária' });
  const senha = await mostrada.getByRole('status', { name: 'Senha temporária' }).innerText();
  await expect(mostrada.getByRole('button', { name: 'Copiar senha' })).toBeVisible();
  await semViolacoes(page);
  await mostrada.getByRole('button', { name: 'Concluir' }).click();
  await expect(nova).toBeHidden();
  await expect(page.getByText(senha)).toHaveCount(0);
  const dela = await (await browser.newContext()).newPage();
  await dela.goto(new URL('/entrar', page.url()).href);
  await dela.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dela.getByRole('textbox', { name: 'Senha', exact: true }).fill(senha);
  await dela.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dela.getByRole('textbox', { name: 'Nova senha', exact: true })).toBeVisible();
  await dela.context().close();
});

test('who may only look sees no way to change', async ({ page }) => {
  await entrarComo(page, 'gestor', PAGINA);
  await expect(grade(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Novo usuário' })).toHaveCount(0);
  const abas = page.getByRole('navigation', { name: 'Partes da página' });
  await expect(abas.getByRole('link', { name: 'Grupos' })).toBeVisible();
  await expect(abas.getByRole('link', { name: 'Permissões' })).toHaveCount(0);
  await expect(abas.getByRole('link', { name: 'Convites' })).toBeVisible();
  await grade(page).locator('tr[data-indice]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('dl')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar usuário' })).toHaveCount(0);
});

test('AD-28 links are chosen in boxes, told before they are saved, and kept', async ({ page }) => {
  test.slow();
  await entrarComo(page, 'admin', PAGINA);
  await busca(page).fill('otavio.meireles');
  await expect(grade(page).locator('tr[data-indice]')).toHaveCount(1);
  await grade(page).locator('tr[data-indice]').first().focus();
  await page.keyboard.press('Enter');
  const gaveta = page.locator('[data-gaveta]');
  await gaveta.getByRole('link', { name: 'Clientes' }).click();
  await gaveta.getByRole('checkbox').first().check();
  await gaveta
    .getByRole('combobox', { name: /^Papel: / })
    .first()
    .selectOption('Revisor');
  await expect(gaveta.getByText('1 entra')).toBeVisible();
  await gaveta.getByRole('button', { name: 'Salvar clientes' }).click();
  await expect(page.getByText('Acesso salvo')).toBeVisible();
  await expect(gaveta.getByText('1 entra')).toBeHidden();
  await expect(gaveta.getByRole('checkbox').first()).toBeChecked();
  // Saved once more without closing: the version goes on with it.
  await gaveta
    .getByRole('combobox', { name: /^Papel: / })
    .first()
    .selectOption('Apoio');
  await expect(gaveta.getByText('1 muda')).toBeVisible();
  await gaveta.getByRole('button', { name: 'Salvar clientes' }).click();
  await expect(gaveta.getByText('1 muda')).toBeHidden();

  // Why the person sees a client, and why not what they lack.
  const escolhido = gaveta.getByRole('combobox', { name: /^Papel: / }).first();
  const cliente = (await escolhido.getAttribute('aria-label'))?.replace('Papel: ', '') ?? '';
  await gaveta.getByRole('combobox', { name: 'Explicar um cliente' }).fill(cliente);
  await page.getByRole('option', { name: cliente, exact: true }).click();
  await expect(gaveta.getByText('Vínculo próprio: apoio')).toBeVisible();
  await semViolacoes(page);
  await gaveta.getByRole('link', { name: 'Permissões' }).click();
  await expect(gaveta.getByText('Pelo grupo Recursos Humanos').first()).toBeVisible();
  await gaveta.getByRole('combobox', { name: 'Explicar uma permissão' }).fill('Contratos: exc');
  await page.getByRole('option', { name: 'Contratos: excluir' }).click();
  await expect(gaveta.getByText('A permissão Contratos: excluir')).toBeVisible();
  await semViolacoes(page);
  await gaveta.getByRole('link', { name: 'Grupos' }).click();
  await expect(
    gaveta.getByRole('checkbox', { name: 'Recursos Humanos', exact: true }),
  ).toBeDisabled();

  // What is chosen and not saved is not left behind unasked.
  const consultor = gaveta.getByRole('checkbox', { name: 'Consultor', exact: true });
  await consultor.check();
  await gaveta.getByRole('button', { name: 'Copiar acesso de…' }).click();
  const saida = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await saida.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(consultor).toBeChecked();
  await consultor.uncheck();

  // What another has is added after the difference was seen, and shows where it was opened from.
  await gaveta.getByRole('button', { name: 'Copiar acesso de…' }).click();
  const copia = page.getByRole('dialog', { name: /^Copiar acesso para / });
  await expect(copia.getByRole('button', { name: 'Copiar acesso' })).toBeDisabled();
  await copia.getByRole('combobox', { name: 'Copiar o acesso de' }).fill('Camila');
  await page.getByRole('option', { name: /^Camila/ }).click();
  await expect(copia.getByRole('list', { name: /^Será acrescentado/ })).toContainText('Consultor');
  await semViolacoes(page);
  await copia.getByRole('button', { name: 'Copiar acesso' }).click();
  await expect(copia).toBeHidden();
  await expect(consultor).toBeChecked();
  await expect(gaveta.getByText('2 grupos')).toBeVisible();
});

test('groups that the server does not let the caller give are not offered, and parts not for them not shown', async ({
  page,
}) => {
  await page.route(
    ({ pathname }) => pathname === '/grupos',
    async (rota) => {
      const grupos: { nome: string }[] = await (await rota.fetch()).json();
      const json = grupos.map((um) => ({ ...um, acoes: { conceder: um.nome !== 'Gestor' } }));
      await rota.fulfill({ json });
    },
  );
  await page.route(/\/usuarios\/\d+$/, async (rota) => {
    const pessoa = await (await rota.fetch()).json();
    await rota.fulfill({ json: { ...pessoa, acoes: { ...pessoa.acoes, ler_sessoes: false } } });
  });
  await entrarComo(page, 'admin', `${PAGINA}?termo=thiago`);
  await grade(page).locator('tr[data-indice]').first().focus();
  await page.keyboard.press('Enter');
  const gaveta = page.getByRole('dialog');
  await gaveta.getByRole('combobox', { name: 'Grupo' }).click();
  await expect(page.getByRole('option', { name: 'Financeiro' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Gestor' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await gaveta.getByRole('link', { name: 'Grupos' }).click();
  const gestor = gaveta.getByRole('checkbox', { name: 'Gestor' });
  await expect(gestor).toBeDisabled();
  await expect(gestor).toHaveAccessibleDescription('Dá mais acesso do que o seu');
  await expect(gaveta.getByRole('checkbox', { name: 'Financeiro' })).toBeEnabled();
  await expect(gaveta.getByRole('link', { name: 'Sessões' })).toHaveCount(0);
  // An address that names it shows the record instead, and asks the server for nothing it refuses.
  const endereco = new URL(page.url());
  endereco.searchParams.set('parte', 'sessoes');
  await page.goto(endereco.href);
  await expect(gaveta.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
