import {
  entrarComo,
  expect,
  preencherLogin,
  semRolagemLateral,
  semViolacoes,
  test,
} from './apoio.ts';
import { alguemSo } from './pessoas.apoio.ts';

const NOVA = 'girafa lê jornal velho';
const OUTRA = 'tucano conta moedas antigas';

test('AD-32 a temporary password is shown once, and who enters with it chooses another', async ({
  page,
  browser,
  request,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/409/);
  const { id, email } = await alguemSo(request, 'Pessoa da Senha');
  await entrarComo(page, 'admin', `/gerenciar-usuarios?usuario=${id}`);
  const gaveta = page.getByRole('dialog', { name: 'Pessoa da Senha' });
  await gaveta.getByRole('button', { name: 'Gerar senha temporária' }).click();
  await page
    .getByRole('dialog', { name: 'Gerar senha temporária?' })
    .getByRole('button', { name: 'Gerar senha' })
    .click();
  const dialogo = page.getByRole('dialog', { name: 'Senha temporária', exact: true });
  const temporaria = (await dialogo.getByLabel('Senha temporária').textContent()) ?? '';
  expect(temporaria).toMatch(/^[a-z2-9-]{19}$/);
  await expect(dialogo.getByRole('button', { name: 'Copiar senha' })).toBeVisible();
  await semViolacoes(page);
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByText(temporaria)).toHaveCount(0);

  const contexto = await browser.newContext({ viewport: { width: 375, height: 760 } });
  const dela = await contexto.newPage();
  await dela.goto(new URL('/entrar', page.url()).href);
  await preencherLogin(dela, email, temporaria);
  await expect(dela.getByRole('heading', { name: 'Escolha a sua senha' })).toBeVisible();
  await semRolagemLateral(dela);
  await semViolacoes(dela);
  // It stands in the way of every page, also after a reload.
  await dela.goto(new URL('/personalizacao', page.url()).href);
  await dela.getByLabel('Senha temporária', { exact: true }).fill(temporaria);
  await dela.getByLabel('Nova senha', { exact: true }).fill(temporaria);
  await dela.getByLabel('Confirme a nova senha').fill(NOVA);
  await dela.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(dela.getByText('As senhas não conferem.')).toBeVisible();
  await dela.getByLabel('Nova senha', { exact: true }).fill(NOVA);
  await dela.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(dela.getByRole('heading', { name: 'Escolha a sua senha' })).toBeHidden();
  await expect(dela.getByRole('heading', { level: 1 })).toBeVisible();
  await contexto.close();

  // AD-31: the same form, wanted and not forced.
  const outra = await browser.newContext();
  const tela = await outra.newPage();
  vigia.permitir(/422/);
  await tela.goto(new URL('/entrar', page.url()).href);
  await preencherLogin(tela, email, NOVA);
  await tela.getByRole('button', { name: 'Menu do usuário' }).click();
  await tela.getByRole('menuitem', { name: 'Alterar senha' }).click();
  const troca = tela.getByRole('dialog', { name: 'Alterar senha' });
  await troca.getByLabel('Senha atual', { exact: true }).fill('não é esta senha');
  await troca.getByLabel('Nova senha', { exact: true }).fill(OUTRA);
  await troca.getByLabel('Confirme a nova senha').fill(OUTRA);
  await troca.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(troca.getByText('Senha atual incorreta.')).toBeVisible();
  await semViolacoes(tela);
  await troca.getByLabel('Senha atual', { exact: true }).fill(NOVA);
  await troca.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(tela.getByText('Senha alterada', { exact: true })).toBeVisible();
  await outra.close();
});
