import { GRUPO } from '@dominio/contrato/permissoes';
import { preencherEntrada } from './entrar.apoio.ts';
import { expect, test } from './jornada.ts';

const SENHA = 'girafa lê jornal velho';
const NOME = 'Otília Prado';
const EMAIL = 'otilia.prado@teste.demo';
const CONVITE = /\S+\/reset-password\?token=[\w-]+&convite=1/;

test('AD-24 somebody is invited, not let in by a link that was taken back, accepts the next, and is suspended', async ({
  page,
  firma,
  vigia,
  entrarComo,
  outroNavegador,
}) => {
  vigia.permitir(/401/);
  vigia.permitir(/(404|422|400).*validate-reset-token/);
  const conviteDe = async () => CONVITE.exec((await firma.carta(EMAIL)) ?? '')?.[0] ?? '';
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, '/gerenciar-usuarios?novo=1');
  const nova = page.getByRole('dialog', { name: 'Novo usuário' });
  await nova.getByRole('textbox', { name: 'Nome' }).fill(NOME);
  await nova.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await nova.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: 'Consultor' }).click();
  await nova.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(nova).toBeHidden();
  const primeiro = await conviteDe();

  await page.goto('/gerenciar-usuarios?aba=convites');
  const convites = page.getByRole('grid', { name: 'Convites' });
  const acao = async (nome: string) => {
    await convites.getByRole('button', { name: `Ações de ${NOME}` }).click();
    await page.getByRole('menuitem', { name: nome }).click();
  };
  await acao('Cancelar convite');
  await page
    .getByRole('dialog', { name: 'Cancelar o convite?' })
    .getByRole('button', { name: 'Cancelar convite' })
    .click();
  await expect(convites.getByText('Cancelado', { exact: true })).toBeVisible();
  const dela = await outroNavegador();
  await dela.goto(primeiro);
  await expect(dela.getByText(/^Convite expirado ou já usado/)).toBeVisible();
  await acao('Reenviar convite');
  await expect(convites.getByText(/^Vale até/)).toBeVisible();
  const segundo = await conviteDe();

  await dela.goto(segundo);
  await dela.getByRole('textbox', { name: 'Nova senha', exact: true }).fill(SENHA);
  await dela.getByRole('textbox', { name: 'Confirme a nova senha' }).fill(SENHA);
  await dela.getByRole('button', { name: 'Ativar acesso' }).click();
  await expect(dela.getByText('Acesso ativado. Entre com a sua senha.')).toBeVisible();
  await preencherEntrada(dela, EMAIL, SENHA);
  await expect(dela).toHaveURL('/inicio');
  const outra = await outroNavegador();
  await outra.goto(segundo);
  await expect(outra.getByText(/^Convite expirado ou já usado/)).toBeVisible();

  await page.goto(`/gerenciar-usuarios?termo=${EMAIL}`);
  await page.getByRole('gridcell', { name: EMAIL }).click();
  const gaveta = page.getByRole('dialog', { name: NOME });
  await expect(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
  await gaveta.getByRole('button', { name: 'Suspender' }).click();
  await page
    .getByRole('dialog', { name: 'Suspender o acesso?' })
    .getByRole('button', { name: 'Suspender' })
    .click();
  await expect(gaveta.getByText('Suspenso', { exact: true })).toBeVisible();
  // A session that was ended is out of its open tab within five seconds.
  await expect(dela).toHaveURL(/\/entrar/, { timeout: 5_000 });
  await gaveta.getByRole('button', { name: 'Reativar' }).click();
  await expect(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
});

test('AD-24 somebody registered without an invitation enters with the password shown once', async ({
  page,
  firma,
  vigia,
  entrarComo,
  outroNavegador,
}) => {
  // Whoever has a temporary password may do nothing before it was changed.
  vigia.permitir(/409.*\/auth\/permissions/);
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, '/gerenciar-usuarios?novo=1');
  const nova = page.getByRole('dialog', { name: 'Novo usuário' });
  await nova.getByRole('textbox', { name: 'Nome' }).fill(NOME);
  await nova.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await nova.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: 'Consultor' }).click();
  await nova.getByRole('switch', { name: 'Enviar o convite por e-mail' }).click();
  await nova.getByRole('button', { name: 'Cadastrar e gerar senha' }).click();
  const mostrada = page.getByRole('dialog', { name: 'Senha temporária' });
  const senha = await mostrada.getByRole('status', { name: 'Senha temporária' }).innerText();

  const dela = await outroNavegador();
  await dela.goto('/entrar');
  await preencherEntrada(dela, EMAIL, senha);
  await expect(dela.getByRole('textbox', { name: 'Nova senha', exact: true })).toBeVisible();
});
