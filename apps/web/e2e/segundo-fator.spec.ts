import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  emailDe,
  expect,
  preencherLogin,
  SENHA_DA_DEMONSTRACAO,
  semRolagemLateral,
  semViolacoes,
  test,
} from './apoio.ts';

const SENHA = 'corvo azul de bicicleta';
const PASSO_S = 30;

const codigoEm = (segredo: string, instante: number) =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: instante });
const codigoDe = (segredo: string) => codigoEm(segredo, Date.now());
/** The code of the next step, which is taken already: none has to wait for the clock. */
const proximoCodigoDe = (segredo: string) => codigoEm(segredo, Date.now() + PASSO_S * 1000);

async function bearer(request: APIRequestContext, email: string, password: string) {
  const resposta = await request.post('/auth/login', { data: { email, password } });
  const { access_token, user } = await resposta.json();
  return { headers: { authorization: `Bearer ${access_token}` }, id: user.id as number };
}

/** Somebody new with a password of their own, in a group of this test if it is to require a second factor. */
async function novaPessoa(request: APIRequestContext, nome: string, exige = false) {
  const { headers } = await bearer(request, emailDe('admin'), SENHA_DA_DEMONSTRACAO);
  const email = `${nome.toLowerCase()}.fator@dominio.demo`;
  let grupo_id = 4;
  if (exige) {
    const data = { nome: `Exigente de ${nome}`, exige_segundo_fator: true };
    const { grupo } = await (await request.post('/grupos-completos', { headers, data })).json();
    grupo_id = grupo.id;
  }
  const data = { nome: `${nome} Fator`, email, grupo_id, enviar_convite: false };
  const { nova_senha } = await (await request.post('/usuarios', { headers, data })).json();
  const dela = await bearer(request, email, nova_senha);
  await request.post(`/usuarios/${dela.id}/alterar-senha`, {
    headers: dela.headers,
    data: { senha_atual: nova_senha, nova_senha: SENHA },
  });
  return { email, grupo_id };
}

async function entrarNaSeguranca(page: Page, email: string) {
  await page.goto('/entrar');
  await preencherLogin(page, email, SENHA);
  await expect(page).toHaveURL('/inicio');
  await page.goto('/minha-conta?aba=seguranca');
}

/** Sets the application up in the dialog that is being asked for. Answers its secret and the recovery codes. */
async function ativarAplicativo(page: Page) {
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  const prova = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(prova.getByRole('textbox', { name: 'Senha atual' })).toBeFocused();
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Enter');
  const cadastro = page.getByRole('dialog', { name: 'Ativar aplicativo autenticador' });
  await expect(cadastro.getByRole('img', { name: 'Figura para o aplicativo' })).toBeVisible();
  const chave = await cadastro.getByLabel('Chave do aplicativo').innerText();
  const segredo = chave.replaceAll(' ', '');
  await cadastro.getByRole('textbox', { name: /Código de 6 dígitos/ }).fill(codigoDe(segredo));
  await page.keyboard.press('Enter');
  const mostrados = page.getByRole('dialog', { name: 'Códigos de recuperação' });
  await expect(mostrados.getByRole('listitem')).toHaveCount(10);
  const codigos = await mostrados.getByRole('listitem').allInnerTexts();
  return { segredo, codigos, mostrados };
}

async function sair(page: Page) {
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/entrar');
}

test('an application is set up, asked for at the next sign-in, and replaced by a recovery code', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/422.*\/auth\/(login|segundo-fator)/);
  const { email } = await novaPessoa(page.request, 'Tereza');
  await entrarNaSeguranca(page, email);
  const { segredo, codigos, mostrados } = await ativarAplicativo(page);
  await expect(page.getByText('As suas outras sessões foram encerradas.')).toBeVisible();
  await semViolacoes(page);
  await mostrados.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(page.getByText('Restam 10 códigos.')).toBeVisible();
  await semViolacoes(page);

  await sair(page);
  await preencherLogin(page, email, SENHA);
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  const campo = page.getByRole('textbox', { name: 'Código do aplicativo' });
  await expect(campo).toBeFocused();
  await semViolacoes(page);
  let tentativas = 0;
  page.on('request', (pedido) => {
    if (pedido.url().endsWith('/auth/segundo-fator')) tentativas += 1;
  });
  await campo.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código incorreto ou já usado.')).toBeVisible();
  // Enter out of habit, after the answer: the same code is no second attempt.
  await page.keyboard.press('Enter');
  // The last digit sends.
  await campo.fill(proximoCodigoDe(segredo));
  await expect(page).toHaveURL('/inicio');
  expect(tentativas).toBe(2);

  await sair(page);
  await preencherLogin(page, email, SENHA);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByRole('textbox', { name: 'Código de recuperação' }).fill(codigos[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/inicio');
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/minha-conta?aba=seguranca');
  await expect(page.getByText('Restam 9 códigos.')).toBeVisible();
  await semRolagemLateral(page);
});

test('a passkey is made, enters without a password, is a second step, and is removed', async ({
  page,
  context,
  vigia,
}) => {
  vigia.permitir(/422.*\/(auth\/login|remover)/);
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
  const { email } = await novaPessoa(page.request, 'Paulo');
  await entrarNaSeguranca(page, email);
  const chaves = page.getByRole('region', { name: 'Chaves de acesso' });
  await chaves.getByRole('button', { name: 'Cadastrar chave' }).click();
  const prova = page.getByRole('dialog', { name: 'Confirme que é você' });
  await prova.getByRole('textbox', { name: 'Senha atual' }).fill(SENHA);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await chaves.getByRole('button', { name: /^Renomear / }).click();
  const nome = page.getByRole('textbox', { name: 'Nome da chave' });
  await nome.fill('Chave do notebook');
  await page.keyboard.press('Enter');
  await expect(chaves.getByText('Chave do notebook')).toBeVisible();
  await semViolacoes(page);

  await sair(page);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page).toHaveURL('/inicio');

  await sair(page);
  await preencherLogin(page, email, SENHA);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).toHaveURL('/inicio');

  await page.goto('/minha-conta?aba=seguranca');
  await chaves.getByRole('button', { name: 'Remover Chave do notebook' }).click();
  await prova.getByRole('textbox', { name: 'Senha atual' }).fill('outra senha qualquer');
  await page.keyboard.press('Enter');
  await expect(prova.getByText('Senha atual incorreta.')).toBeVisible();
  await prova.getByRole('textbox', { name: 'Senha atual' }).fill(SENHA);
  await page.keyboard.press('Enter');
  await expect(chaves.getByText('Chave do notebook')).toHaveCount(0);
});

test('whose group requires a second factor sets it up before anything else', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/409.*\/auth\/permissions/);
  const { email } = await novaPessoa(page.request, 'Olga', true);
  await page.goto('/entrar');
  await preencherLogin(page, email, SENHA);
  const titulo = page.getByRole('heading', { name: 'Cadastre um segundo fator' });
  await expect(titulo).toBeVisible();
  await page.goto('/inicio');
  await expect(titulo).toBeVisible();
  await semViolacoes(page);
  const { mostrados } = await ativarAplicativo(page);
  await mostrados.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(page.getByRole('heading', { name: /^Bem-vindo/ })).toBeVisible();
});

test('whose group stops requiring it goes on without loading the page again', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/409.*\/auth\/permissions/);
  const { email, grupo_id } = await novaPessoa(page.request, 'Nair', true);
  await page.clock.install();
  await page.goto('/entrar');
  await preencherLogin(page, email, SENHA);
  const titulo = page.getByRole('heading', { name: 'Cadastre um segundo fator' });
  await expect(titulo).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-mesma-pagina', ''));
  const { headers } = await bearer(page.request, emailDe('admin'), SENHA_DA_DEMONSTRACAO);
  await page.request.put(`/grupos-completos/${grupo_id}`, {
    headers,
    data: { exige_segundo_fator: false },
  });
  // It asks every 10 s.
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: /^Bem-vindo/ })).toBeVisible();
  await expect(titulo).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-mesma-pagina', '');
});
