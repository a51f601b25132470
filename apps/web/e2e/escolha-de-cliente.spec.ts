import { digitosDoCnpj, mascararCnpj } from '@dominio/contrato/documentos';
import { abrirSessao, entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';
import { chip, comClienteAtivo, linhas, meusClientes } from './clientes.apoio.ts';
import { continuarAte } from './passos.apoio.ts';

test.describe('escolha de cliente', () => {
  test('search and status live in the address; Enter activates the first and goes to voltar', async ({
    page,
  }) => {
    await entrarComo(page, 'gestor', '/selecionar-cliente?voltar=%2Fagenda');
    const clientes = await meusClientes(page);
    const alvo = clientes.at(-1);
    if (!alvo) throw new Error('a demonstração não tem clientes');
    const campo = page.getByRole('searchbox');
    await campo.fill(alvo.name);
    await expect(page).toHaveURL(/termo=/);
    await expect(linhas(page)).toHaveCount(
      clientes.filter(({ name }) => name.includes(alvo.name)).length,
    );
    await page.reload();
    await expect(campo).toHaveValue(alvo.name);
    await campo.press('Enter');
    await expect(page).toHaveURL(/\/agenda$/);
    await expect(chip(page)).toContainText(alvo.name);
  });

  test('Enter right after typing takes what was typed, not what was shown before', async ({
    page,
  }) => {
    await entrarComo(page, 'gestor', '/selecionar-cliente');
    await expect(linhas(page).first()).toBeVisible();
    const alvo = (await meusClientes(page)).at(-1);
    const campo = page.getByRole('searchbox');
    await campo.fill(alvo?.name ?? '');
    await campo.press('Enter');
    await expect(chip(page)).toContainText(alvo?.name ?? '');
  });

  test('the status filter shows only contracts in it', async ({ page }) => {
    await entrarComo(page, 'gestor', '/selecionar-cliente');
    await page.getByRole('button', { name: 'Contrato: todos' }).click();
    await page.getByRole('option', { name: 'Em implantação' }).click();
    await expect(page).toHaveURL(/status=EM_IMPLANTACAO/);
    await expect(page.getByRole('region', { name: 'Encontrados' })).toBeVisible();
    await expect(linhas(page).filter({ hasNotText: 'Em implantação' })).toHaveCount(0);
    const { length } = (await meusClientes(page)).filter(
      ({ status_contrato }) => status_contrato === 'EM_IMPLANTACAO',
    );
    await expect(linhas(page)).toHaveCount(length);
  });

  for (const largura of [1440, 768, 375]) {
    test(`a double click chooses the client under the pointer, and nothing moves, at ${largura} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: largura, height: 700 });
      // The list stays as it was read first: a test beside this one enters a client as the same person.
      let lida: Promise<{ clientes: { name: string }[] }> | undefined;
      await page.route('**/api/clients?*', async (rota) => {
        lida ??= rota.fetch().then((resposta) => resposta.json());
        await rota.fulfill({ json: await lida });
      });
      await entrarComo(page, 'gestor', '/selecionar-cliente');
      await expect(linhas(page).first()).toBeVisible();
      const nomes = (await lida)?.clientes.map(({ name }) => name) ?? [];
      for (const nome of [nomes[4], nomes.at(-1)] as string[]) {
        const linha = linhas(page).filter({ hasText: nome }).first();
        // Only the rows in sight are drawn: the keyboard brings the last one.
        if ((await linha.count()) === 0) {
          await linhas(page).first().focus();
          await page.keyboard.press('End');
        }
        await linha.scrollIntoViewIfNeeded();
        const antes = await linha.boundingBox();
        await linha.dblclick();
        await expect(chip(page)).toContainText(nome);
        await expect(page.getByRole('status').filter({ hasText: nome })).toBeInViewport();
        expect(await linha.boundingBox()).toEqual(antes);
      }
    });
  }

  test('voltar leads nowhere but to a page of the product', async ({ page, baseURL }) => {
    await abrirSessao(page, 'gestor');
    for (const destino of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await page.evaluate(() =>
        [localStorage, sessionStorage].map((um) => um.removeItem('dominio.cliente')),
      );
      await page.goto(`/selecionar-cliente?voltar=${encodeURIComponent(destino)}`);
      await linhas(page).first().click();
      await expect(chip(page)).toBeVisible();
      const { origin, pathname } = new URL(page.url());
      expect(origin, destino).toBe(new URL(baseURL ?? page.url()).origin);
      expect(pathname, destino).toBe('/selecionar-cliente');
    }
  });

  test('AD-53 a new client is entered in steps, kept when it is closed by mistake, and becomes the active one', async ({
    page,
    vigia,
  }) => {
    test.slow();
    vigia.permitir(/409/);
    // The drawer slides out: its form is drawn a little longer than it is open.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 375, height: 760 });
    await entrarComo(page, 'gestor', '/selecionar-cliente');
    const [outro] = (await meusClientes(page)).filter(({ cnpj }) => cnpj !== null);
    await page.getByRole('button', { name: 'Novo cliente' }).click();
    const gaveta = page.getByRole('dialog', { name: 'Novo cliente' });
    const avancar = gaveta.getByRole('button', { name: 'Continuar' });
    await avancar.click();
    await expect(gaveta.getByText(/^Informe o nome do cliente/)).toBeVisible();
    const nome = `Aurora Tecidos ${Date.now()}`;
    // A name that another client has is told of, with the way to it; accents and case aside.
    await gaveta.getByRole('textbox', { name: 'Nome' }).fill((outro?.name ?? '').toUpperCase());
    await expect(gaveta.getByText(`Já existe um cliente chamado ${outro?.name}.`)).toBeVisible();
    await expect(gaveta.getByRole('link', { name: 'Abrir este cliente' })).toHaveAttribute(
      'href',
      `/dados-cliente?cliente_id=${outro?.id}`,
    );
    await gaveta.getByRole('textbox', { name: 'Nome' }).fill(nome);
    await expect(gaveta.getByRole('link', { name: 'Abrir este cliente' })).toBeHidden();
    await expect(gaveta.getByText(/^Rascunho salvo às/)).toBeVisible();
    await semViolacoes(page);
    await page.keyboard.press('Escape');
    await expect(gaveta).toBeHidden();
    await page.getByRole('button', { name: 'Novo cliente' }).click();
    await gaveta.getByRole('button', { name: 'Recuperar' }).click();
    await expect(gaveta.getByRole('textbox', { name: 'Nome' })).toHaveValue(nome);
    await avancar.click();
    const cnpj = gaveta.getByRole('textbox', { name: 'CNPJ' });
    await cnpj.fill('12.abc.345/01de-45');
    await avancar.click();
    await expect(gaveta.getByText('CNPJ inválido.')).toBeVisible();
    await cnpj.fill(outro?.cnpj ?? '');
    await avancar.click();
    await gaveta.getByRole('textbox', { name: 'Serviços' }).fill('Folha');
    await semViolacoes(page);
    await avancar.click();
    // In the last look the number stands in one line, however narrow the window.
    const numero = gaveta.getByText(mascararCnpj(outro?.cnpj ?? ''), { exact: true });
    expect(await numero.evaluate((span) => span.getClientRects().length)).toBe(1);
    await gaveta.getByRole('button', { name: 'Cadastrar cliente' }).click();
    await expect(gaveta.getByText(/^Este CNPJ já/)).toBeVisible();
    const base = `${String(Date.now()).slice(-8)}0001`;
    await cnpj.fill(base + digitosDoCnpj(base));
    await continuarAte(gaveta, 4);
    await semViolacoes(page);
    await semRolagemLateral(page);
    await gaveta.getByRole('button', { name: 'Cadastrar cliente' }).click();
    await expect(gaveta).toBeHidden();
    await expect(chip(page)).toContainText(nome);
    const novo = (await meusClientes(page)).find(({ name }) => name === nome);
    expect(novo).toMatchObject({ cnpj: base + digitosDoCnpj(base), status_contrato: 'RASCUNHO' });

    // Another of the same name is asked about before it is entered; no is no.
    await page.getByRole('button', { name: 'Novo cliente' }).click();
    await expect(gaveta.getByRole('textbox', { name: 'Nome' })).toBeVisible();
    await expect(gaveta.getByRole('button', { name: 'Recuperar' })).toHaveCount(0);
    await gaveta.getByRole('textbox', { name: 'Nome' }).fill(nome);
    await continuarAte(gaveta, 4);
    await gaveta.getByRole('button', { name: 'Cadastrar cliente' }).click();
    const duvida = page.getByRole('dialog', {
      name: 'Cadastrar outro cliente com o mesmo nome?',
    });
    await expect(duvida.getByText(`Já existe um cliente chamado ${nome}.`)).toBeVisible();
    await semViolacoes(page);
    await page.keyboard.press('Escape');
    await expect(duvida).toBeHidden();
    // Closed, it is left at its step.
    await page.keyboard.press('Escape');
    await expect(gaveta).toBeHidden();
    await page.getByRole('button', { name: 'Novo cliente' }).click();
    await gaveta.getByRole('button', { name: 'Recuperar' }).click();
    await expect(gaveta.getByRole('button', { name: 'Cadastrar cliente' })).toBeVisible();
    expect((await meusClientes(page)).filter(({ name }) => name === nome)).toHaveLength(1);
  });

  test('who may not enter clients finds no way to', async ({ page }) => {
    await entrarComo(page, 'consultor', '/selecionar-cliente?novo=1');
    await expect(linhas(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Novo cliente' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('says so when nothing is found', async ({ page }) => {
    await entrarComo(page, 'gestor', '/selecionar-cliente?termo=zzzz');
    await expect(page.getByText('Nenhum cliente encontrado para "zzzz".')).toBeVisible();
  });

  test('the client chosen last comes first', async ({ page }) => {
    await comClienteAtivo(page);
    const alvo = (await meusClientes(page)).at(-1);
    await page.getByRole('searchbox').fill(alvo?.name ?? '');
    await page.getByRole('searchbox').press('Enter');
    await expect(chip(page)).toContainText(alvo?.name ?? '');
    // Their row is there before they are: nothing jumps when they come.
    let soltar = () => {};
    const espera = new Promise<void>((resolver) => {
      soltar = resolver;
    });
    await page.route('**/me/clientes-filtrados*', async (rota) => {
      await espera;
      await rota.continue();
    });
    await page.setViewportSize({ width: 375, height: 760 });
    await page.goto('/selecionar-cliente');
    await expect(linhas(page).first()).toBeVisible();
    const antes = await linhas(page).first().boundingBox();
    soltar();
    const recentes = page.getByRole('region', { name: 'Recentes' }).getByRole('button');
    await expect(recentes.first()).toContainText(alvo?.name ?? '');
    expect(await linhas(page).first().boundingBox()).toEqual(antes);
  });

  test('a consultor is shown fewer clients than the administrator, the same in page and figure', async ({
    page,
  }) => {
    await entrarComo(page, 'consultor');
    const total = (await meusClientes(page)).length;
    await expect(
      page.getByRole('region', { name: 'Clientes no seu alcance' }).locator('strong'),
    ).toHaveText(String(total));
    await page.goto('/selecionar-cliente');
    await expect(page.getByText(`${total} clientes`, { exact: true })).toBeVisible();
    expect(total).toBeLessThan(40);
  });

  for (const largura of [1440, 375]) {
    test(`with a client chosen, no accessibility violation nor sideways scroll at ${largura} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: largura, height: 860 });
      await comClienteAtivo(page);
      await semViolacoes(page);
      await semRolagemLateral(page);
    });
  }
});
