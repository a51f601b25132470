import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { SENHA, sair } from './entrar.apoio.ts';
import { expect, test } from './jornada.ts';

const MOTIVO = 'Não encontra a reunião de amanhã';
const gaveta = (page: Page) => page.locator('[data-gaveta]');
const faixa = (page: Page) => page.getByRole('region', { name: 'Ver como' });

test('an administrator sees the product as somebody else until they end it', async ({
  page,
  firma,
  entrarComo,
}) => {
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador, senha: SENHA });
  const vista = await firma.pessoa({ nome: 'Maria Aparecida' });
  await entrarComo(page, admin, `/gerenciar-usuarios?usuario=${vista.id}`);
  await gaveta(page).getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Ver como…' }).click();
  const pergunta = page.getByRole('dialog', { name: /^Ver como / });
  await pergunta.getByLabel('Motivo').fill(MOTIVO);
  await pergunta.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(SENHA);
  await page.getByRole('button', { name: 'Ver como', exact: true }).click();

  await expect(page.getByText('Bem-vind', { exact: false }).first()).toContainText('Maria');
  await expect(faixa(page)).toContainText(`Somente leitura: você está vendo como ${vista.nome}`);
  await expect(faixa(page)).toContainText(MOTIVO);
  await expect(faixa(page)).toContainText('termina em 30:00');
  await expect(page.getByRole('link', { name: 'Usuários' })).toHaveCount(0);

  await page.reload();
  await expect(faixa(page)).toBeVisible();
  // All of the page's calls are answered first: one that is still under way would be refused.
  await page.waitForLoadState('networkidle');
  const visita = await page.evaluate(() => sessionStorage.getItem('visita:dominio.token') ?? '');
  await faixa(page).getByRole('button', { name: 'Encerrar' }).click();
  await expect(page).toHaveURL(`/gerenciar-usuarios?usuario=${vista.id}`);
  await expect(faixa(page)).toHaveCount(0);
  await expect(gaveta(page).getByText(vista.email)).toBeVisible();
  const depois = await page.request.get('/auth/me', {
    headers: { authorization: `Bearer ${visita}` },
  });
  expect(depois.status()).toBe(401);
});

test('another tab stays the administrator’s, whose sign-out there ends the visit', async ({
  page,
  context,
  firma,
  entrarComo,
}) => {
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador, senha: SENHA });
  const vista = await firma.pessoa();
  await entrarComo(page, admin, '/gerenciar-usuarios');
  const guardado = () =>
    page.evaluate(() => [localStorage['dominio.token'], localStorage['dominio.user']]);
  const antes = await guardado();
  // The visit is begun without its form, in a tab of its own.
  const resposta = await page.request.post(`/usuarios/${vista.id}/ver-como`, {
    headers: { authorization: `Bearer ${antes[0]}` },
    data: { senha: SENHA, motivo: MOTIVO },
  });
  const { access_token, visita } = await resposta.json();
  const daVisita = await context.newPage();
  await daVisita.addInitScript(
    ([token, guardada]) => {
      if (sessionStorage['do-teste']) return;
      sessionStorage['do-teste'] = 'comecou';
      sessionStorage['dominio.visita'] = guardada;
      sessionStorage['visita:dominio.token'] = token;
    },
    [access_token, JSON.stringify(visita)] as const,
  );
  await daVisita.goto('/inicio');
  await expect(faixa(daVisita)).toBeVisible();
  await expect(daVisita.getByRole('heading', { level: 1 })).toBeVisible();
  // All of its calls are answered first: one that is still under way would be refused.
  await daVisita.waitForLoadState('networkidle');

  expect(await guardado()).toEqual(antes);
  await expect(faixa(page)).toHaveCount(0);
  await sair(page);
  await expect(daVisita).toHaveURL(/\/entrar/, { timeout: 5_000 });
});
