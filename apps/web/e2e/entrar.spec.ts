import { preencherEntrada, SENHA } from './entrar.apoio.ts';
import { expect, test } from './jornada.ts';

test('somebody who signed in still is after a reload, by a cookie of 720 h, SameSite=Lax', async ({
  page,
  context,
  firma,
}) => {
  const { email } = await firma.pessoa({ senha: SENHA });
  await page.goto('/entrar');
  await preencherEntrada(page, email);
  await expect(page).toHaveURL('/inicio');
  const inicio = page.getByRole('heading', { name: /^Bem-vindo, / });
  await expect(inicio).toBeVisible();
  // By the browser's own clock, which stands still for the page alone: beside one of an hour.
  await page.evaluate("document.cookie = 'uma-hora=1; max-age=3600'");
  const cookies = await context.cookies();
  const [token, umaHora] = ['dominio.token', 'uma-hora'].map((nome) =>
    cookies.find(({ name }) => name === nome),
  );
  expect(token?.sameSite).toBe('Lax');
  const horas = ((token?.expires ?? 0) - (umaHora?.expires ?? 0)) / 3600 + 1;
  expect(horas).toBeGreaterThan(719);
  expect(horas).toBeLessThanOrEqual(720);
  await page.reload();
  await expect(inicio).toBeVisible();
});

test('a forgotten password is replaced by an e-mailed link, and the new one signs in', async ({
  page,
  firma,
}) => {
  const nova = 'uma frase nova de teste';
  const { email } = await firma.pessoa();
  await page.goto('/entrar?recuperar=1');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se o e-mail' })).toBeVisible();
  const [link = ''] = /\S+\/reset-password\?token=\S+/.exec((await firma.carta(email)) ?? '') ?? [];
  await page.goto(link);
  await page.getByLabel('Nova senha', { exact: true }).fill(nova);
  await page.getByLabel('Confirme a nova senha').fill(nova);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
  await preencherEntrada(page, email, nova);
  await expect(page).toHaveURL('/inicio');
});
