import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base, expect } from './jornada.ts';

const PROVEDOR = fileURLToPath(new URL('../../api/test/provedor-processo.ts', import.meta.url));

/**
 * `test` with an application that is registered at a real OpenID provider, which runs beside it.
 */
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

const EMAIL = 'camila@teste.demo';

async function dizerQuemE(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Provedor de teste' })).toBeVisible();
  await page.getByLabel('Conta').fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

async function passarPeloProvedor(page: Page, email: string): Promise<void> {
  await page.goto('/entrar');
  await page.getByRole('button', { name: 'Entrar com localhost' }).click();
  await dizerQuemE(page, email);
}

test('a person goes to the provider and comes back signed in', async ({ page, firma }) => {
  await firma.pessoa({ email: EMAIL });
  await passarPeloProvedor(page, EMAIL);
  await expect(page).toHaveURL('/inicio');
  await expect(page.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('#codigo')).toHaveCount(0);
  expect(page.url()).not.toContain('codigo');
});

test('somebody without an account is not signed in, and the page says why', async ({ page }) => {
  await passarPeloProvedor(page, 'ninguem@teste.demo');
  await expect(page.getByRole('alert')).toHaveText(/^Não há conta ativa do Domínio/);
  await expect(page).toHaveURL('/entrar');
});

test('a code from a sign-in that somebody else began signs nobody in', async ({
  page,
  firma,
  vigia,
  outroNavegador,
}) => {
  vigia.permitir(/422|ERR_FAILED.*trocar|Failed to fetch/);
  await firma.pessoa({ email: EMAIL });
  const doOutro = await outroNavegador();
  let trazido = '';
  // The other person's browser does not redeem its code, which they could send to a victim.
  await doOutro.route('**/auth/oidc/trocar', (rota) => rota.abort());
  doOutro.on('framenavigated', (quadro) => {
    if (quadro.url().includes('#codigo=')) trazido = quadro.url();
  });
  await passarPeloProvedor(doOutro, EMAIL);
  await expect.poll(() => trazido).toContain('#codigo=');

  await page.goto(trazido);
  await expect(page.getByRole('alert')).toHaveText(/^A entrada demorou demais ou já foi usada/);
  expect(await page.evaluate(() => localStorage.getItem('dominio.token'))).toBeNull();
});

test('somebody without a password confirms who they are by a new sign-in at the provider', async ({
  page,
  firma,
}) => {
  await firma.pessoa({ email: EMAIL });
  await passarPeloProvedor(page, EMAIL);
  await expect(page).toHaveURL('/inicio');
  const pergunta = page.getByRole('dialog', { name: 'Confirme que é você' });
  await page.goto('/minha-conta?aba=seguranca');
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await expect(pergunta.getByText('A sua conta não tem senha.')).toBeVisible();
  await pergunta.getByRole('button', { name: 'Sair e entrar de novo' }).click();
  // The provider has a session of this browser, and still asks who the person is.
  await dizerQuemE(page, EMAIL);
  await expect(page).toHaveURL('/inicio');

  await page.goto('/minha-conta?aba=seguranca');
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await expect(pergunta.getByText('Você acabou de entrar de novo')).toBeVisible();
  await pergunta.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Ativar aplicativo autenticador' })).toBeVisible();
});
