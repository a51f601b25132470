import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { emailDe, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

/** A server of its own, registered at a real OpenID provider beside it. */
const PORTA = String(Number(process.env.PORTA_E2E) + 20_001);
const CASA = `http://localhost:${PORTA}`;
const pasta = mkdtempSync(join(tmpdir(), 'dominio-oidc-'));
const processos: ChildProcess[] = [];

function subir(arquivo: string, argumentos: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const caminho = fileURLToPath(new URL(arquivo, import.meta.url));
  const processo = spawn(process.execPath, [caminho, ...argumentos], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  processos.push(processo);
  return processo;
}

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: CASA, ignoreHTTPSErrors: true });

test.beforeAll(async () => {
  test.setTimeout(60_000);
  const certificado = join(pasta, 'provedor.pem');
  const provedor = subir('../../api/test/provedor-processo.ts', [
    `${CASA}/auth/oidc/retorno`,
    certificado,
  ]);
  const [linha] = await once(provedor.stdout as NodeJS.ReadableStream, 'data');
  subir('servidor.ts', [], {
    PORTA_E2E: PORTA,
    OIDC_ISSUER: String(linha).trim(),
    OIDC_CLIENT_ID: 'dominio',
    OIDC_CLIENT_SECRET: 'segredo de teste do provedor',
    INTERNAL_HOSTS: 'localhost',
    NODE_EXTRA_CA_CERTS: certificado,
  });
  await expect(async () => {
    expect((await fetch(`${CASA}/health`)).ok).toBe(true);
  }).toPass({ timeout: 50_000 });
});

test.afterAll(async () => {
  for (const processo of processos) {
    if (processo.exitCode !== null) continue;
    const fim = once(processo, 'exit');
    processo.kill('SIGTERM');
    await fim;
  }
  rmSync(pasta, { recursive: true, force: true });
});

async function passarPeloProvedor(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Entrar com localhost' }).click();
  await expect(page.getByRole('heading', { name: 'Provedor de teste' })).toBeVisible();
  await page.getByLabel('Conta').fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

test('a person goes to the provider and comes back signed in', async ({ page }) => {
  await page.goto('/entrar');
  await expect(page.getByRole('button', { name: 'Entrar com localhost' })).toBeVisible();
  await semViolacoes(page);
  await passarPeloProvedor(page, emailDe('consultor'));
  await expect(page).toHaveURL('/inicio');
  await expect(page.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('#codigo')).toHaveCount(0);
  expect(page.url()).not.toContain('codigo');
});

test('nobody without an account enters, and the page says why in its own words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/entrar');
  await passarPeloProvedor(page, 'ninguem@dominio.demo');
  await expect(page.getByRole('alert')).toHaveText(/^Não há conta ativa do Domínio/);
  await expect(page).toHaveURL('/entrar');
  await semRolagemLateral(page);
  await semViolacoes(page);
  await page.goto('/entrar#oidc=Ligue+para+0800');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a code that somebody else began signs nobody in', async ({ page, browser, vigia }) => {
  vigia.permitir(/422/);
  const contexto = await browser.newContext({ ignoreHTTPSErrors: true });
  const doOutro = await contexto.newPage();
  let trazido = '';
  await doOutro.goto(`${CASA}/entrar`);
  // The other one keeps the code unspent, to lure somebody with it.
  await doOutro.route('**/auth/oidc/trocar', (rota) => rota.abort());
  doOutro.on('framenavigated', (quadro) => {
    if (quadro.url().includes('#codigo=')) trazido = quadro.url();
  });
  await passarPeloProvedor(doOutro, emailDe('gestor'));
  await expect.poll(() => trazido).toContain('#codigo=');
  await contexto.close();

  await page.goto(trazido);
  await expect(page.getByRole('alert')).toHaveText(/^A entrada demorou demais ou já foi usada/);
  expect(await page.evaluate(() => localStorage.getItem('dominio.token'))).toBeNull();
});

test('an account without a password confirms who it is by entering anew, which the provider asks for', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/422/);
  await page.goto('/entrar');
  await passarPeloProvedor(page, emailDe('consultor'));
  await expect(page).toHaveURL('/inicio');
  // Every account of the demonstration has a password: the page is told that this one has none.
  await page.route('**/usuarios/me/2fa', async (rota) => {
    const resposta = await rota.fetch();
    await rota.fulfill({
      response: resposta,
      json: { ...(await resposta.json()), tem_senha: false, provado_ate: provadoAte },
    });
  });
  let provadoAte: string | null = null;
  const pergunta = page.getByRole('dialog', { name: 'Confirme que é você' });
  await page.goto('/minha-conta?aba=seguranca');
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await expect(pergunta.getByText('A sua conta não tem senha.')).toBeVisible();
  await expect(pergunta.getByRole('textbox')).toHaveCount(0);
  await semViolacoes(page);
  await pergunta.getByRole('button', { name: 'Sair e entrar de novo' }).click();
  // The provider knows this browser, and asks all the same.
  await expect(page.getByRole('heading', { name: 'Provedor de teste' })).toBeVisible();
  await page.getByLabel('Conta').fill(emailDe('consultor'));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/inicio');

  provadoAte = new Date(Date.now() + 5 * 60_000).toISOString();
  await page.goto('/minha-conta?aba=seguranca');
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await expect(pergunta.getByText('Você acabou de entrar de novo')).toBeVisible();
  await semViolacoes(page);
  // The server knows better what this account has, and its sentence is said.
  await pergunta.getByRole('button', { name: 'Continuar' }).click();
  await expect(pergunta.getByRole('alert')).toHaveText('Informe a sua senha.');
  await page.unrouteAll({ behavior: 'wait' });
});
