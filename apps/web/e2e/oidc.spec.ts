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

test('a person signs in at the provider, and confirms who they are by a new sign-in there', async ({
  page,
  firma,
}) => {
  await firma.pessoa({ email: EMAIL });
  await passarPeloProvedor(page, EMAIL);
  await expect(page).toHaveURL('/inicio');
  await expect(page.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('#codigo')).toHaveCount(0);
  expect(page.url()).not.toContain('codigo');

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
