import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

test.describe('without a session', () => {
  for (const endereco of ['/', '/inicio', '/agenda', '/selecionar-cliente', '/area-cliente']) {
    test(`${endereco} goes to /entrar`, async ({ page }) => {
      await page.goto(endereco);
      await expect(page).toHaveURL('/entrar');
    });
  }
});

test.describe('client users', () => {
  test('are kept in the client area', async ({ page }) => {
    await entrarComo(page, 'cliente');
    await expect(page).toHaveURL('/area-cliente');
    for (const endereco of ['/inicio', '/agenda', '/entrar', '/nao-existe']) {
      await page.goto(endereco);
      await expect(page).toHaveURL('/area-cliente');
    }
  });
});

test.describe('staff', () => {
  test('never see the client area', async ({ page }) => {
    await entrarComo(page, 'consultor', '/area-cliente');
    await expect(page).toHaveURL('/inicio');
  });

  test("AD-06 see 'Verificando Acesso' until the permissions are there", async ({ page }) => {
    await entrarComo(page, 'consultor');
    let soltar = () => {};
    const espera = new Promise<void>((resolver) => {
      soltar = resolver;
    });
    await page.route('**/auth/permissions', async (rota) => {
      await espera;
      await rota.continue();
    });
    await page.addInitScript(() => localStorage.removeItem('dominio.permissoes'));
    await page.goto('/inicio');
    await expect(page.getByText('Verificando Acesso')).toBeVisible();
    soltar();
    await expect(page.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
  });

  test('can try again when the permissions could not be loaded', async ({ page, vigia }) => {
    vigia.permitir(/503/);
    await entrarComo(page, 'consultor');
    await page.addInitScript(() => localStorage.removeItem('dominio.permissoes'));
    await page.route('**/auth/permissions', (rota) => rota.fulfill({ status: 503 }));
    await page.goto('/inicio');
    await expect(page.getByRole('heading', { name: 'Erro ao carregar permissões' })).toBeVisible();
    await semViolacoes(page);
    await page.unroute('**/auth/permissions');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
  });

  test('without the permission of a page are told so, and the session stands', async ({ page }) => {
    await entrarComo(page, 'consultor');
    await page.route('**/auth/permissions', (rota) =>
      rota.fulfill({ json: { encrypted_permissions: 'v1.' } }),
    );
    await page.goto('/agenda');
    await expect(page.getByRole('heading', { name: 'Sem acesso a esta página' })).toBeVisible();
    await expect(
      page.getByText('Você não tem permissão para acessar esta página. Fale com o administrador.'),
    ).toBeVisible();
    await semViolacoes(page);
    await page.getByRole('link', { name: 'Ir para o início', exact: true }).click();
    await expect(page).toHaveURL('/inicio');
  });
});

test.describe('an address that does not exist', () => {
  test('offers near pages and the way back to whoever is in', async ({ page }) => {
    await entrarComo(page, 'consultor');
    await page.goto('/agneda');
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect(page.getByText('O endereço /agneda não existe ou foi movido.')).toBeVisible();
    await expect(page).toHaveTitle('Página não encontrada · Domínio');
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await semViolacoes(page);
    const parecidas = page.getByRole('navigation', { name: 'Páginas parecidas' });
    await expect(parecidas.getByRole('link').first()).toHaveText('Agenda');
    await page.getByRole('link', { name: 'Ir para o início', exact: true }).click();
    await expect(page).toHaveURL('/inicio');
  });

  test('offers the sign-in to whoever is not', async ({ page }) => {
    await page.goto('/qualquer/coisa%20assim');
    await expect(
      page.getByText('O endereço /qualquer/coisa assim não existe ou foi movido.'),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Páginas parecidas' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Entrar' }).click();
    await expect(page).toHaveURL('/entrar');
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(`/${'muito-longo-'.repeat(12)}`);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await semRolagemLateral(page);
  });
});

test.describe('the end of a session', () => {
  test('reaches the other tab, and leaves nothing of the person behind', async ({ page }) => {
    await entrarComo(page, 'gestor');
    const outra = await page.context().newPage();
    await outra.goto('/inicio');
    await expect(outra.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/entrar');
    await expect(outra).toHaveURL('/entrar');
    await expect(outra.getByText('Você saiu em outra aba.')).toBeVisible();
    const daMaquina = [
      'tema',
      'tema.origem',
      'tema.light',
      'tema.dark',
      'sidebar',
      'submenus',
      'instalacao',
    ];
    const restam = async () =>
      (await page.evaluate(() => Object.keys(localStorage))).filter(
        (chave) => !daMaquina.includes(chave.replace('dominio.', '')),
      );
    await expect.poll(restam).toEqual([]);
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toEqual([]);
  });

  test('makes the token useless at once', async ({ page }) => {
    await entrarComo(page, 'gestor');
    const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    const saida = page.waitForResponse('**/auth/logout');
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await saida;
    const resposta = await page.request.get('/auth/me', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(resposta.status()).toBe(401);
  });
});

test.describe('the frame', () => {
  test('announces a change of page: window title and focus on the heading', async ({ page }) => {
    await entrarComo(page, 'consultor');
    await page.getByRole('link', { name: 'Agenda', exact: true }).first().click();
    await expect(page).toHaveURL(/\/agenda/);
    await expect(page).toHaveTitle('Agenda · Domínio');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
