import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { descoberto, semRolagemLateral } from './desenho.apoio.ts';
import { SENHA } from './entrar.apoio.ts';
import { test as base, expect, type Pessoa } from './jornada.ts';

const MOTIVO = 'Não encontra a reunião de amanhã';
const TITULO = 'Reunião de amanhã';
const gaveta = (page: Page) => page.locator('[data-gaveta]');
const faixa = (page: Page) => page.getByRole('region', { name: 'Ver como' });

interface DaVisita {
  admin: Pessoa;
  vista: Pessoa;
  /** Begins a visit in the administrator's tab without the form; answers the visit's token. */
  visitar(): Promise<string>;
}

const test = base.extend<DaVisita>({
  admin: ({ firma }, usar) =>
    firma.pessoa({ grupo_id: GRUPO.administrador, senha: SENHA }).then(usar),
  vista: async ({ firma }, usar) => {
    const nome = 'Maria Aparecida de Albuquerque Cavalcanti e Figueiredo';
    const vista = await firma.pessoa({ nome });
    await firma.agendamento({ titulo: TITULO, criado_por: vista.id, participantes: [vista.id] });
    await usar(vista);
  },
  visitar: ({ page, admin, vista, entrarComo }, usar) =>
    usar(async () => {
      await entrarComo(page, admin, '/inicio');
      const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
      const resposta = await page.request.post(`/usuarios/${vista.id}/ver-como`, {
        headers: { authorization: `Bearer ${token}` },
        data: { senha: SENHA, motivo: MOTIVO },
      });
      const { access_token, visita } = await resposta.json();
      await page.evaluate(
        ([daVisita, guardada]) => {
          sessionStorage.setItem('dominio.visita', guardada);
          sessionStorage.setItem('visita:dominio.token', daVisita);
        },
        [access_token, JSON.stringify(visita)] as const,
      );
      await page.goto('/inicio');
      await expect(faixa(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return access_token;
    }),
});

test('an administrator sees the product as somebody else in one tab until they end it', async ({
  page,
  context,
  admin,
  vista,
  entrarComo,
}) => {
  await entrarComo(page, admin, `/gerenciar-usuarios?usuario=${vista.id}`);
  await gaveta(page).getByRole('button', { name: 'Ver como…' }).click();
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

  // Another tab stays the administrator's, and the storage that it reads has nothing of the visit.
  const outra = await context.newPage();
  await outra.goto('/gerenciar-usuarios');
  await expect(outra.getByRole('heading', { level: 1 })).toHaveText('Usuários');
  await expect(faixa(outra)).toHaveCount(0);
  const usuario = await outra.evaluate(() => localStorage.getItem('dominio.user') ?? '');
  expect(JSON.parse(usuario).email).toBe(admin.email);

  await page.reload();
  await expect(faixa(page)).toBeVisible();
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

test('in a visit no write is offered or accepted, and the person’s own data are hidden', async ({
  page,
  visitar,
  vista,
}) => {
  const visita = await visitar();
  // No form opens: not by a button, not by an address, not from a record.
  await page.goto('/agenda');
  await expect(page.getByRole('button', { name: 'Hoje', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Novo|Nova|Agendar)/ })).toHaveCount(0);
  await page.goto('/agenda?novo=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(gaveta(page)).toHaveCount(0);
  await page.goto('/agenda?visao=lista');
  await page.locator('[data-evento]').first().click();
  await expect(gaveta(page).getByRole('heading', { name: TITULO })).toBeVisible();
  await expect(
    gaveta(page).getByRole('button', {
      name: /^(Editar|Salvar|Finalizar|Cancelar|Excluir|Reagendar|Reabrir)/,
    }),
  ).toHaveCount(0);
  const escrita = await page.request.post('/api/agendamentos', {
    headers: { authorization: `Bearer ${visita}` },
    data: {},
  });
  expect([escrita.status(), (await escrita.json()).codigo]).toEqual([409, 'SOMENTE_LEITURA']);

  // A visit has no live feed whose loss could be shown.
  await page.goto('/minha-conta');
  await expect(page.getByText(`A conta de ${vista.nome} não aparece`)).toBeVisible();
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(page.getByText('Sem conexão ao vivo')).toHaveCount(0);
});

test('a visit’s band covers nothing on a phone, and ending it gives the own tab back', async ({
  page,
  relogio,
  visitar,
}) => {
  await visitar();
  await relogio.avancar(2_000);
  await expect(faixa(page)).toContainText('termina em 29:58');
  // On a phone the band's text takes more than two lines: the band grows, and the page moves down.
  await page.setViewportSize({ width: 375, height: 760 });
  await expect(faixa(page)).toBeInViewport({ ratio: 1 });
  await descoberto(page.getByRole('link', { name: 'Domínio' }).first());
  await semRolagemLateral(page);
  await relogio.avancar(30 * 60_000);
  await expect(page).toHaveURL(/\/gerenciar-usuarios/);
  await expect(faixa(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((c) => /visita/.test(c))),
  ).toEqual([]);
});

test('a visit ends when the administrator’s session ends, signed out in another tab', async ({
  page,
  context,
  visitar,
}) => {
  await visitar();
  const outra = await context.newPage();
  await outra.goto('/inicio');
  await outra.getByRole('button', { name: 'Menu do usuário' }).click();
  await outra.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL(/\/entrar/, { timeout: 5_000 });
});

test('a visit ends when the administrator’s session ends, by the server', async ({
  page,
  vigia,
  visitar,
}) => {
  vigia.permitir(/401/);
  await visitar();
  const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.waitForURL(/\/entrar/, { timeout: 5_000 });
});
