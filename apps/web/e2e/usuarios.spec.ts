import { GRUPO } from '@dominio/contrato/permissoes';
import { preencherEntrada } from './entrar.apoio.ts';
import { expect, type Firma, test } from './jornada.ts';

const SENHA = 'girafa lê jornal velho';
const NOME = 'Otília Prado';
const EMAIL = 'otilia.prado@teste.demo';
const CONVITE = /\S+\/reset-password\?token=[\w-]+&convite=1/;
const RECUSADO = /(404|422|400).*validate-reset-token/;

/** The link in the last e-mail with an invitation. */
const convite = async (firma: Firma) => CONVITE.exec((await firma.carta(EMAIL)) ?? '')?.[0] ?? '';

test('AD-24 an e-mailed invitation lets somebody choose a password and sign in, once', async ({
  page,
  firma,
  vigia,
  entrarComo,
  outroNavegador,
}) => {
  vigia.permitir(RECUSADO);
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, '/gerenciar-usuarios?novo=1');
  const nova = page.getByRole('dialog', { name: 'Novo usuário' });
  await nova.getByRole('textbox', { name: 'Nome' }).fill(NOME);
  await nova.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await nova.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: 'Consultor' }).click();
  await nova.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(nova).toBeHidden();
  const link = await convite(firma);

  const dela = await outroNavegador();
  await dela.goto(link);
  await dela.getByRole('textbox', { name: 'Nova senha', exact: true }).fill(SENHA);
  await dela.getByRole('textbox', { name: 'Confirme a nova senha' }).fill(SENHA);
  await dela.getByRole('button', { name: 'Ativar acesso' }).click();
  await expect(dela.getByText('Acesso ativado. Entre com a sua senha.')).toBeVisible();
  await preencherEntrada(dela, EMAIL, SENHA);
  await expect(dela).toHaveURL('/inicio');
  const outra = await outroNavegador();
  await outra.goto(link);
  await expect(outra.getByText(/^Convite expirado ou já usado/)).toBeVisible();
});

test('AD-24 the link of a revoked invitation is refused, and that of a later one works', async ({
  page,
  firma,
  vigia,
  entrarComo,
  comoPrograma,
  outroNavegador,
}) => {
  vigia.permitir(RECUSADO);
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const cadastro = { nome: NOME, email: EMAIL, grupo_id: GRUPO.consultor };
  await (await comoPrograma(admin)).pedir('POST', '/usuarios', cadastro);
  const primeiro = await convite(firma);
  await entrarComo(page, admin, '/gerenciar-usuarios?aba=convites');
  const convites = page.getByRole('grid', { name: 'Convites' });
  const acao = async (nome: string) => {
    await convites.getByRole('button', { name: `Ações de ${NOME}` }).click();
    await page.getByRole('menuitem', { name: nome }).click();
  };
  await acao('Cancelar convite');
  const pergunta = page.getByRole('dialog', { name: 'Cancelar o convite?' });
  await pergunta.getByRole('button', { name: 'Cancelar convite' }).click();
  await expect(convites.getByText('Cancelado', { exact: true })).toBeVisible();
  const dela = await outroNavegador();
  await dela.goto(primeiro);
  await expect(dela.getByText(/^Convite expirado ou já usado/)).toBeVisible();
  await acao('Reenviar convite');
  await expect(convites.getByText(/^Vale até/)).toBeVisible();
  await dela.goto(await convite(firma));
  await expect(dela.getByRole('heading', { name: 'Ative seu acesso' })).toBeVisible();
});

test('AD-24 suspending signs an open tab out within 5 s; reactivating lets it in again', async ({
  page,
  firma,
  vigia,
  entrarComo,
  entrarAoVivo,
  outroNavegador,
}) => {
  vigia.permitir(/401/);
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const pessoa = await firma.pessoa({ nome: NOME, senha: SENHA });
  const dela = await outroNavegador();
  await entrarAoVivo(dela, pessoa, '/inicio');
  await entrarComo(page, admin, `/gerenciar-usuarios?usuario=${pessoa.id}`);
  const gaveta = page.getByRole('dialog', { name: NOME });
  await gaveta.getByRole('button', { name: 'Suspender' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Suspender o acesso?' });
  await pergunta.getByRole('button', { name: 'Suspender' }).click();
  await expect(dela).toHaveURL(/\/entrar/, { timeout: 5_000 });
  await expect(gaveta.getByText('Suspenso', { exact: true })).toBeVisible();
  await gaveta.getByRole('button', { name: 'Reativar' }).click();
  await expect(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
});

test('AD-24 somebody without an invitation signs in with the password shown once', async ({
  page,
  firma,
  vigia,
  entrarComo,
  outroNavegador,
}) => {
  // Every other call is refused with 409 until a temporary password was replaced.
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
