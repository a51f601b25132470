import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

test('who reads no register sees the own permissions and clients, each with its reason', async ({
  page,
}) => {
  await entrarComo(page, 'consultor', '/minha-conta');
  await page
    .getByRole('navigation', { name: 'Partes da página' })
    .getByRole('link', { name: 'Meus acessos' })
    .click();
  await expect(page).toHaveURL(/\?aba=acessos$/);
  const posso = page.getByRole('region', { name: 'O que posso fazer' });
  await expect(posso.getByRole('heading', { level: 3, name: 'Agenda' })).toBeVisible();
  await expect(posso.getByText('Pelo grupo Consultor').first()).toBeVisible();
  // Found from the keyboard, and told when there is nothing.
  const busca = posso.getByRole('searchbox', { name: 'Buscar permissões' });
  await busca.focus();
  await page.keyboard.type('agenda: visu');
  await expect(posso.getByRole('heading', { level: 3 })).toHaveText(['Agenda']);
  await busca.fill('zzz');
  await expect(posso.getByText('Nada encontrado para "zzz".')).toBeVisible();
  await busca.fill('');

  const clientes = page.getByRole('region', { name: 'Clientes que vejo' });
  await expect(clientes.getByText(/Você vê os clientes vinculados a você/)).toBeVisible();
  await expect(clientes.getByText(/Vínculo próprio|É cliente do time/).first()).toBeVisible();
  await semViolacoes(page);
  await page.setViewportSize({ width: 375, height: 760 });
  await semRolagemLateral(page);
  await semViolacoes(page);
});

test('an administrator is told why every client is seen; a failure is told and tried again', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/429.*permissoes-efetivas|status of 429/);
  let falhar = true;
  const { promise: solto, resolve: soltar } = Promise.withResolvers<void>();
  await page.route('**/usuarios/*/permissoes-efetivas', async (rota) => {
    await solto;
    await (falhar ? rota.fulfill({ status: 429, json: {} }) : rota.continue());
  });
  await entrarComo(page, 'admin', '/minha-conta?aba=acessos');
  const posso = page.getByRole('region', { name: 'O que posso fazer' });
  await expect(posso).toBeVisible();
  // What would be pushed down by what is coming is there, and drawn once that has come or failed.
  const abaixo = page.locator('h2', { hasText: /^(O que pedi|Clientes que vejo)$/ });
  await expect(abaixo).toHaveCount(2);
  for (const titulo of await abaixo.all()) await expect(titulo).toBeHidden();
  soltar();
  for (const titulo of await abaixo.all()) await expect(titulo).toBeVisible();
  await expect(posso.getByRole('alert')).toBeVisible();
  falhar = false;
  await posso.getByRole('button', { name: /Tentar/ }).click();
  await expect(posso.getByText(/que tem tudo/).first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Clientes que vejo' }).getByText(/Você vê todos os clientes/),
  ).toBeVisible();
});

test('what one did is there in words, older entries a page away', async ({ page }) => {
  await entrarComo(page, 'gestor', '/minha-conta');
  // Enough for a second page: each sign-in is an entry.
  const dados = { email: 'gestor@dominio.demo', password: 'demonstracao-2026' };
  for (let n = 0; n < 21; n += 1) {
    expect((await page.request.post('/auth/login', { data: dados })).ok()).toBe(true);
  }
  await page.getByRole('link', { name: 'Atividade recente' }).click();
  const atividade = page.getByRole('region', { name: 'Atividade recente' });
  await expect(atividade.getByText(/^Você entrou/).first()).toBeVisible();
  await expect(atividade.getByRole('listitem')).toHaveCount(20);
  await semViolacoes(page);
  await page.setViewportSize({ width: 375, height: 760 });
  await semRolagemLateral(page);
  // Opened by its address, the tab is not beyond the edge of the row.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Atividade recente' })).toBeInViewport({ ratio: 1 });
  const maisAntigos = atividade.getByRole('button', { name: 'Mostrar mais antigos' });
  await maisAntigos.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => atividade.getByRole('listitem').count()).toBeGreaterThan(20);
});

test('a page of activity that has none, and one that fails, say so', async ({ page, vigia }) => {
  vigia.permitir(/429.*atividade|status of 429/);
  let falhar = true;
  await page.route('**/usuarios/me/atividade*', (rota) =>
    falhar
      ? rota.fulfill({ status: 429, json: {} })
      : rota.fulfill({ json: { eventos: [], proximo: null } }),
  );
  await entrarComo(page, 'consultor', '/minha-conta?aba=atividade');
  const atividade = page.getByRole('region', { name: 'Atividade recente' });
  await expect(atividade.getByRole('alert')).toBeVisible();
  falhar = false;
  await atividade.getByRole('button', { name: /Tentar/ }).click();
  await expect(atividade.getByText('Nada do que você fez foi registrado ainda.')).toBeVisible();
});
