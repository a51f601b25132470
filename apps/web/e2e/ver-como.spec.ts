import type { Page } from '@playwright/test';
import {
  descoberto,
  emailDe,
  entrarComo,
  expect,
  SENHA_DA_DEMONSTRACAO,
  semRolagemLateral,
  semViolacoes,
  test,
} from './apoio.ts';

const gaveta = (page: Page) => page.locator('[data-gaveta]');
const faixa = (page: Page) => page.getByRole('region', { name: 'Ver como' });

test('an administrator sees the product as somebody else, in one tab, changing nothing', async ({
  page,
  context,
}) => {
  test.slow();
  const busca = encodeURIComponent(emailDe('consultor'));
  await entrarComo(page, 'admin', `/gerenciar-usuarios?termo=${busca}`);
  await page.getByRole('gridcell', { name: emailDe('consultor') }).click();
  await gaveta(page).getByRole('button', { name: 'Ver como…' }).click();
  const pergunta = page.getByRole('dialog', { name: /^Ver como / });
  await semViolacoes(page, ['dark']);
  await pergunta.getByRole('button', { name: 'Continuar' }).click();
  await expect(pergunta.getByText('Informe o motivo')).toBeVisible();
  await pergunta.getByLabel('Motivo').fill('Não encontra a reunião de amanhã');
  await pergunta.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(SENHA_DA_DEMONSTRACAO);
  await page.getByRole('button', { name: 'Ver como', exact: true }).click();

  await expect(page.getByText('Bem-vind', { exact: false }).first()).toContainText('Camila');
  await expect(faixa(page)).toContainText('Somente leitura: você está vendo como Camila Duarte');
  await expect(faixa(page)).toContainText('Não encontra a reunião de amanhã');
  await expect(faixa(page)).toContainText(/termina em (30:00|29:\d\d)/);
  await expect(page.getByRole('link', { name: 'Usuários' })).toHaveCount(0);
  await semViolacoes(page);

  // Another tab goes on as the administrator's, and nothing of the visit lies where it looks.
  const outra = await context.newPage();
  await outra.goto('/gerenciar-usuarios');
  await expect(outra.getByRole('heading', { level: 1 })).toHaveText('Usuários');
  await expect(faixa(outra)).toHaveCount(0);
  const usuario = await outra.evaluate(() => localStorage.getItem('dominio.user') ?? '');
  expect(JSON.parse(usuario).email).toBe(emailDe('admin'));

  // What would change something is refused with a sentence, and a reload stays in the visit.
  await page.goto('/agenda');
  await page.reload();
  await expect(faixa(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The screen offers nothing that writes: not by a button, not by an address, not in what is opened.
  const novo = page.getByRole('button', { name: /^(Novo|Nova|Agendar)/ });
  await expect(page.getByRole('button', { name: 'Hoje', exact: true })).toBeVisible();
  await expect(novo).toHaveCount(0);
  await page.goto('/agenda?novo=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(gaveta(page)).toHaveCount(0);
  await page.goto('/agenda?visao=lista');
  await page.locator('[data-evento]').first().click();
  await expect(gaveta(page).getByRole('heading').first()).toBeVisible();
  await expect(
    gaveta(page).getByRole('button', {
      name: /^(Editar|Salvar|Finalizar|Cancelar|Excluir|Reagendar|Reabrir)/,
    }),
  ).toHaveCount(0);
  await semViolacoes(page);
  await page.goto('/agenda');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visita = await page.evaluate(() => sessionStorage.getItem('visita:dominio.token') ?? '');
  const escrita = await page.request.post('/api/agendamentos', {
    headers: { authorization: `Bearer ${visita}` },
    data: {},
  });
  expect([escrita.status(), (await escrita.json()).codigo]).toEqual([409, 'SOMENTE_LEITURA']);

  // The account itself is nobody else's, and there is nothing live to lose.
  await page.goto('/minha-conta');
  await expect(page.getByText(/^A conta de Camila Duarte não aparece/)).toBeVisible();
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(page.getByText('Sem conexão ao vivo')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/agenda');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 760 });
  await expect(faixa(page)).toBeInViewport({ ratio: 1 });
  await semRolagemLateral(page);
  await semViolacoes(page);

  await faixa(page).getByRole('button', { name: 'Encerrar' }).click();
  await expect(page).toHaveURL(/\/gerenciar-usuarios\?usuario=\d+/);
  await expect(faixa(page)).toHaveCount(0);
  await expect(gaveta(page).getByText(emailDe('consultor'))).toBeVisible();
  const depois = await page.request.get('/auth/me', {
    headers: { authorization: `Bearer ${visita}` },
  });
  expect(depois.status()).toBe(401);
});

test('a visit that is over gives the tab back to the administrator', async ({ page }) => {
  await entrarComo(page, 'admin', '/inicio');
  // The clock stands, and only it: the time that the page takes to load is none of the visit's.
  const comeco = Date.now();
  await page.clock.setFixedTime(comeco);
  await page.evaluate(() => {
    const visita = {
      usuario_id: 1,
      nome: 'Maria Aparecida de Albuquerque Cavalcanti e Figueiredo',
      motivo: 'Não encontra a reunião',
      expira_em: new Date(Date.now() + 30 * 60_000).toISOString(),
    };
    const token = localStorage.getItem('dominio.token') ?? '';
    sessionStorage.setItem('dominio.visita', JSON.stringify(visita));
    sessionStorage.setItem('visita:dominio.token', token);
  });
  await page.reload();
  await expect(faixa(page)).toContainText('termina em 30:00');
  await page.clock.setFixedTime(comeco + 2_000);
  await expect(faixa(page)).toContainText('termina em 29:58');
  // A phone has no room for all of it in two lines: the band grows, and what is below makes room.
  await page.setViewportSize({ width: 375, height: 760 });
  const cortados = () =>
    faixa(page).evaluate((no) => {
      const dela = no.getBoundingClientRect();
      return [...no.querySelectorAll('strong, time, button')]
        .filter((parte) => {
          const { top, right, bottom } = parte.getBoundingClientRect();
          const fora = top < dela.top || right > dela.right || bottom > dela.bottom;
          return fora || parte.scrollHeight > parte.clientHeight;
        })
        .map(({ textContent }) => textContent);
    });
  await expect.poll(cortados).toEqual([]);
  await descoberto(page.getByRole('link', { name: 'Domínio' }).first());
  await page.clock.setFixedTime(comeco + 30 * 60_000);
  await expect(page).toHaveURL(/\/gerenciar-usuarios/);
  await expect(faixa(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((c) => /visita/.test(c))),
  ).toEqual([]);
});

test('a visit ends with the session it was begun from, wherever that ended', async ({
  page,
  context,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/401/);
  const daAdmin = () => page.evaluate(() => localStorage.getItem('dominio.token') ?? '');
  const visitar = async () => {
    await entrarComo(page, 'admin', '/inicio');
    const headers = { authorization: `Bearer ${await daAdmin()}` };
    const busca = await page.request.get('/usuarios/buscar', {
      headers,
      params: { termo: emailDe('consultor') },
    });
    const [{ id }] = (await busca.json()).usuarios;
    const resposta = await page.request.post(`/usuarios/${id}/ver-como`, {
      headers,
      data: { senha: SENHA_DA_DEMONSTRACAO, motivo: 'Não encontra a reunião' },
    });
    const { access_token, visita } = await resposta.json();
    await page.evaluate(
      ([token, guardada]) => {
        sessionStorage.setItem('dominio.visita', guardada);
        sessionStorage.setItem('visita:dominio.token', token);
      },
      [access_token, JSON.stringify(visita)] as const,
    );
    await page.goto('/inicio');
    await expect(faixa(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return headers;
  };

  await visitar();
  const outra = await context.newPage();
  await outra.goto('/inicio');
  await outra.getByRole('button', { name: 'Menu do usuário' }).click();
  await outra.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL(/\/entrar/, { timeout: 5_000 });
  await outra.close();

  const headers = await visitar();
  await page.request.post('/auth/logout', { headers });
  await page.waitForURL(/\/entrar/, { timeout: 5_000 });
});
