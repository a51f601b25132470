import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base, emailDe, expect, semRolagemLateral, semViolacoes } from './apoio.ts';

const PROVEDOR = fileURLToPath(new URL('../../api/test/provedor-processo.ts', import.meta.url));

/** An application registered at a real OpenID provider beside it. */
const test = base.extend<object, object>({
  ambiente: [
    async ({ porta }, usar) => {
      const pasta = mkdtempSync(join(tmpdir(), 'dominio-oidc-'));
      const certificado = join(pasta, 'provedor.pem');
      const retorno = `http://localhost:${porta}/auth/oidc/retorno`;
      const provedor: ChildProcess = spawn(process.execPath, [PROVEDOR, retorno, certificado], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const [linha] = await once(provedor.stdout as NodeJS.ReadableStream, 'data');
      await usar({
        OIDC_ISSUER: String(linha).trim(),
        OIDC_CLIENT_ID: 'dominio',
        OIDC_CLIENT_SECRET: 'segredo de teste do provedor',
        INTERNAL_HOSTS: 'localhost',
        NODE_EXTRA_CA_CERTS: certificado,
      });
      const fim = once(provedor, 'exit');
      provedor.kill('SIGTERM');
      await fim;
      rmSync(pasta, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 50_000 },
  ],
});
test.use({ ignoreHTTPSErrors: true });

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
  await doOutro.goto('/entrar');
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
