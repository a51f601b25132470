import { GRUPO } from '@dominio/contrato/permissoes';
import { preencherEntrada } from './entrar.apoio.ts';
import { expect, type Firma, test } from './jornada.ts';

const SENHA = 'girafa lê jornal velho';
const NOME = 'Otília Prado';
const EMAIL = 'otilia.prado@teste.demo';
const CONVITE = /\S+\/reset-password\?token=[\w-]+&convite=1/;

/** The link in the last e-mail with an invitation. */
const convite = async (firma: Firma) => CONVITE.exec((await firma.carta(EMAIL)) ?? '')?.[0] ?? '';

test('AD-24 an e-mailed invitation lets somebody choose a password and sign in', async ({
  page,
  firma,
  entrarComo,
  outroNavegador,
}) => {
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, '/gerenciar-usuarios?novo=1');
  const nova = page.getByRole('complementary', { name: 'Novo usuário' });
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
});
