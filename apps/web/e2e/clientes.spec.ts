import type { Page } from '@playwright/test';
import { expect, semViolacoes, test } from './apoio.ts';
import { chip, comClienteAtivo, guardado, linhas, meusClientes } from './clientes.apoio.ts';

const secao = (page: Page) => page.getByRole('region', { name: 'Cliente', exact: true });
const opcoes = (page: Page) => page.getByRole('listbox').getByRole('option');
const lateral = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test.describe('cliente selecionado', () => {
  test('a choice is kept under dominio.cliente, version 1, with its four fields, past a reload', async ({
    page,
  }) => {
    const nome = await comClienteAtivo(page);
    const { state, version } = await guardado(page);
    expect(version).toBe(1);
    expect(Object.keys(state.cliente).sort()).toEqual(['contrato_id', 'empresa_id', 'id', 'name']);
    await page.reload();
    await expect(chip(page)).toContainText(nome);
    await expect(page.getByRole('status').filter({ hasText: 'Cliente ativo' })).toContainText(nome);
  });

  test('opening Início clears it, by whichever way', async ({ page }) => {
    await comClienteAtivo(page);
    await page.goto('/inicio');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bem-vindo');
    await expect(chip(page)).toHaveCount(0);
    await expect.poll(async () => (await guardado(page)).state.cliente).toBeNull();
  });

  test('an entry of the sidebar clears it; the client menu keeps it', async ({ page }) => {
    const nome = await comClienteAtivo(page);
    const menu = page.getByRole('button', { name: 'Menu do cliente' });
    await menu.hover();
    await page.getByRole('link', { name: 'Agenda do cliente' }).click();
    await expect(page).toHaveURL(/\/agenda\?.*cliente=\d+/);
    await expect(chip(page)).toContainText(nome);

    await lateral(page).getByRole('link', { name: 'Agenda' }).click();
    await expect(chip(page)).toHaveCount(0);
  });

  test('the client menu opens by hover and closes 150 ms after, and by click stays', async ({
    page,
  }) => {
    await comClienteAtivo(page);
    const menu = page.getByRole('button', { name: 'Menu do cliente' });
    const painel = page.getByRole('navigation', { name: 'Cliente', exact: true });
    await menu.hover();
    await expect(painel).toBeVisible();
    const sumiu = await page.evaluateHandle(() => {
      const alvo = document.querySelector('nav[aria-label="Cliente"]');
      return { alvo, inicio: performance.now() };
    });
    await page.mouse.move(700, 700);
    await page.waitForFunction(({ alvo }) => !alvo?.isConnected, sumiu);
    const espera = await sumiu.evaluate(({ inicio }) => performance.now() - inicio);
    expect(espera).toBeGreaterThanOrEqual(150);

    await menu.click();
    await page.mouse.move(700, 700);
    await expect(painel.getByRole('link', { name: 'Trocar Cliente' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(painel).toBeHidden();
  });

  test('AD-07 Desvincular clears it and goes to Início, from the sidebar and from the list', async ({
    page,
  }) => {
    await comClienteAtivo(page);
    await secao(page).getByRole('button', { name: 'Desvincular' }).click();
    await expect(page).toHaveURL(/\/inicio$/);
    await expect(chip(page)).toHaveCount(0);

    await page.goto('/selecionar-cliente');
    await linhas(page).first().click();
    await chip(page).click();
    await page.getByRole('button', { name: 'Desvincular Cliente' }).click();
    await expect(page).toHaveURL(/\/inicio$/);
    await expect(chip(page)).toHaveCount(0);
    await expect.poll(async () => (await guardado(page)).state.cliente).toBeNull();
  });

  test('Trocar comes back to the page it left, with the other client', async ({ page }) => {
    const antes = await comClienteAtivo(page);
    await page.getByRole('button', { name: 'Menu do cliente' }).click();
    await page.getByRole('link', { name: 'Agenda do cliente' }).click();
    // The address changes before the page does, and 'Trocar' leads back to what is drawn.
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    await expect(page).toHaveURL(/\/agenda/);
    await page
      .getByRole('region', { name: 'Cliente' })
      .getByRole('link', { name: 'Trocar' })
      .click();
    await expect(page).toHaveURL(/\/selecionar-cliente\?voltar=%2Fagenda/);
    await linhas(page).filter({ hasNotText: antes }).last().click();
    await expect(page).toHaveURL(/\/agenda/);
    await expect(chip(page)).not.toContainText(antes);
  });

  test('the list finds by name without accents, by masked CNPJ and by contract, from the keyboard', async ({
    page,
  }) => {
    await comClienteAtivo(page);
    // Neither the first nor the last one in force, whose contracts other tests change.
    const emVigor = (await meusClientes(page)).filter((um) => um.status_contrato === 'ATIVO');
    const alvo = emVigor.slice(1, -1).findLast((c) => c.cnpj && c.numero_contrato);
    if (!alvo?.cnpj || !alvo.numero_contrato) throw new Error('a demonstração não tem tal cliente');
    const semAcento = alvo.name
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toUpperCase();
    const mascara = alvo.cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
    await chip(page).click();
    const campo = page.getByRole('combobox', { name: /^Buscar cliente/ });
    await expect(campo).toBeFocused();
    for (const termo of [semAcento, mascara, alvo.numero_contrato]) {
      await campo.fill(termo);
      await expect(opcoes(page).first()).toContainText(alvo.name);
    }
    await campo.fill('nenhum cliente se chama assim');
    await expect(
      page.getByText('Nenhum cliente encontrado para "nenhum cliente se chama assim".'),
    ).toBeVisible();
    await campo.fill(mascara);
    await page.keyboard.press('Enter');
    await expect(chip(page)).toContainText(alvo.name);
    await expect(chip(page)).toBeFocused();
    await chip(page).click();
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      alvo.name,
    );
    await semViolacoes(page);
  });

  test('with 5,000 clients the list opens at once and rows cover it in every frame of a scroll', async ({
    page,
  }) => {
    // The demonstration has 40: the real rows are repeated to the size of a whole firm.
    await page.route('**/usuarios/me/clientes-filtrados', async (rota) => {
      const resposta = await rota.fetch();
      const corpo = await resposta.json();
      const clientes = Array.from({ length: 5_000 }, (_, i) => {
        const modelo = corpo.clientes[i % corpo.clientes.length];
        return i < corpo.clientes.length ? modelo : { ...modelo, id: 100_000 + i };
      });
      await rota.fulfill({ response: resposta, json: { ...corpo, clientes, total: 5_000 } });
    });
    const chegou = page.waitForResponse('**/usuarios/me/clientes-filtrados');
    await comClienteAtivo(page);
    await chegou;
    await chip(page).click();
    await expect(page.getByText('5.000 clientes')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();

    const abertura = await chip(page).evaluate(
      (botao) =>
        new Promise<number>((pronto) => {
          const inicio = performance.now();
          const conferir = () =>
            document.querySelector('[role=option]')
              ? pronto(performance.now() - inicio)
              : requestAnimationFrame(conferir);
          (botao as HTMLElement).click();
          conferir();
        }),
    );
    const linha = `lista de 5.000 clientes: ${abertura.toFixed(0)} ms até as linhas (limite 100 ms)`;
    test.info().annotations.push({ type: 'medida', description: linha });
    process.stdout.write(`  ${linha}\n`);

    const vazios = await page.getByRole('listbox').evaluate(async (lista) => {
      const rolagem = lista.parentElement as HTMLElement;
      const quadro = () => new Promise((seguir) => requestAnimationFrame(seguir));
      const falhas: number[] = [];
      for (let i = 0; i < 90; i += 1) {
        rolagem.scrollTop =
          (rolagem.scrollTop + (i % 10 === 9 ? 40_000 : 700)) % rolagem.scrollHeight;
        await quadro();
        const { top, bottom } = rolagem.getBoundingClientRect();
        const linhas = [...lista.querySelectorAll('[role=option]')]
          .map((linha) => linha.getBoundingClientRect())
          .sort((a, b) => a.top - b.top);
        let coberto = top;
        for (const linha of linhas) {
          if (linha.top <= coberto + 1) coberto = Math.max(coberto, linha.bottom);
        }
        if (coberto < bottom - 1) falhas.push(i);
      }
      return falhas;
    });
    expect(vazios).toEqual([]);
    expect(await opcoes(page).count()).toBeLessThan(60);
  });
});
