import { Secret, TOTP } from 'otpauth';
import { preencherEntrada, SENHA, sair } from './entrar.apoio.ts';
import { expect, test } from './jornada.ts';

const PASSO_MS = 30_000;
const SEGURANCA = '/minha-conta?aba=seguranca';

const codigoDe = (segredo: string, instante: Date) =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: instante.getTime() });

test('an authenticator is set up, and its next code is asked for at sign-in', async ({
  page,
  firma,
  relogio,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/422.*\/auth\/login/);
  const pessoa = await firma.pessoa({ senha: SENHA });
  await entrarComo(page, pessoa, SEGURANCA);
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(SENHA);
  await page.keyboard.press('Enter');
  const chave = await page.getByLabel('Chave do aplicativo').innerText();
  const segredo = chave.replaceAll(' ', '');
  await page
    .getByRole('textbox', { name: /Código de 6 dígitos/ })
    .fill(codigoDe(segredo, relogio.agora));
  await page.keyboard.press('Enter');
  const mostrados = page.getByRole('dialog', { name: 'Códigos de recuperação' });
  await expect(mostrados.getByRole('listitem')).toHaveCount(10);
  await mostrados.getByRole('button', { name: 'Guardei os códigos' }).click();

  await sair(page);
  // A code is accepted once: the next one is needed.
  await relogio.avancar(PASSO_MS);
  await preencherEntrada(page, pessoa.email);
  await page
    .getByRole('textbox', { name: 'Código do aplicativo' })
    .fill(codigoDe(segredo, relogio.agora));
  await expect(page).toHaveURL('/inicio');
});

test('a passkey is created, signs in without a password, and serves as second factor', async ({
  page,
  context,
  firma,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/422.*\/auth\/login/);
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const pessoa = await firma.pessoa({ senha: SENHA });
  await entrarComo(page, pessoa, SEGURANCA);
  const chaves = page.getByRole('region', { name: 'Chaves de acesso' });
  await chaves.getByRole('button', { name: 'Nova chave' }).click();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(SENHA);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(chaves.getByRole('listitem')).toHaveCount(1);

  await sair(page);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page).toHaveURL('/inicio');

  await sair(page);
  await preencherEntrada(page, pessoa.email);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).toHaveURL('/inicio');
});
